import { needsEn, needsEs } from '@kindwing/backend/domain/messages';
import { type Question, questionnaire } from '@kindwing/backend/domain/needs';
import { useLanguage } from '@kindwing/ui/i18n';
import { type PublicTextKey, useText } from '../../messages/use-text.ts';

const allQuestions = [...questionnaire('unaccompanied-minors'), ...questionnaire('pets-service-animals')]
  .concat(
    questionnaire('passengers-of-size'),
    questionnaire('baggage-special-items'),
    questionnaire('trip-medical-escort'),
  )
  .flatMap((question) => [question, ...question.parts]);

/** The questions of every kind of need, by path. */
export const questionOf: ReadonlyMap<string, Question> = new Map(
  allQuestions.map((question) => [question.path, question]),
);

/** Questions of the domain whose words need their surroundings; here they stand alone. */
const ownWords: Readonly<Record<string, PublicTextKey>> = {
  'mobility.device.kind': 'trip.device',
  'mobility.device.battery': 'trip.device.battery',
  'mobility.device.battery_wh': 'trip.device.battery_wh',
};

/** How a question and its options are said in the reader's language. */
export function useQuestionWords() {
  const t = useText();
  const { language } = useLanguage();
  const texts: Readonly<Record<string, string>> = language === 'es' ? needsEs : needsEn;
  return {
    label: ({ path, key }: Question): string => (ownWords[path] ? t(ownWords[path]) : (texts[key] ?? key)),
    option: ({ key }: Question, value: string): string => texts[`${key}.${value}`] ?? value,
  };
}
