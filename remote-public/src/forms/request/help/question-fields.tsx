import { needsEn, needsEs } from '@kindwing/backend/domain/messages';
import { type NeedKind, type Question, questionnaire, sectionsOf } from '@kindwing/backend/domain/needs';
import { type ServiceType, serviceTypes } from '@kindwing/backend/domain/services';
import { Box, Button, Icon, Typography } from '@kindwing/ui';
import { CheckboxGroupField, FieldRow, SelectField, TextField, useWatched } from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { useState } from 'react';
import { useText } from '../../../messages/use-text.ts';
import { linkedQuestions } from '../../../trip-link/linked-trip.ts';
import type { Answers, TripValues } from '../trip-values.ts';
import { sectionsAsked } from './answers.ts';

/** The sentences of the questionnaires, in the reader's language. */
function useNeedText() {
  const { language } = useLanguage();
  const texts: Readonly<Record<string, string>> = language === 'es' ? needsEs : needsEn;
  return (key: string): string => texts[key] ?? key;
}

const serviceAsking = (section: NeedKind): ServiceType =>
  serviceTypes.find((service) => sectionsOf[service].includes(section)) ?? 'other';

/** The few questions of a section: those whose answer moves a deadline, a paper or an airline's rule. */
function questionsOf(section: NeedKind): Question[] {
  const all = questionnaire(serviceAsking(section)).filter((question) => question.section === section);
  const flat = all.flatMap((question) => (question.kind === 'device' ? question.parts : [question]));
  return linkedQuestions[section].flatMap(
    (field) => flat.find(({ path, diagnosis }) => path === `${section}.${field}` && !diagnosis) ?? [],
  );
}

const answerAt = (answers: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (group, field) => (typeof group === 'object' && group !== null ? (group as Answers)[field] : undefined),
      answers,
    );

/** Whether what a question hangs on has been answered so. A part of a device is asked once there is one. */
function isAsked({ when, path }: Question, answers: unknown): boolean {
  if (/\.device\./.test(path) && !path.endsWith('.kind') && !answerAt(answers, path.replace(/[^.]+$/, 'kind')))
    return false;
  if (when === null) return true;
  const given = answerAt(answers, when.path);
  return when.is.some((wanted) => (typeof wanted === 'boolean' ? given === (wanted ? 'yes' : 'no') : given === wanted));
}

function QuestionField({ question }: { question: Question }) {
  const t = useText();
  const say = useNeedText();
  const name = `needs.${question.path}`;
  const isDevice = question.path.endsWith('.device.kind');
  const label = isDevice ? say('need.mobility.device') : say(question.key);
  const options = question.options.map((value) => ({ value, label: say(`${question.key}.${value}`) }));
  const open = t(isDevice ? 'help.needs.none' : 'help.needs.noAnswer');
  if (question.kind === 'yes_no') {
    const answers = [
      { value: 'yes', label: t('help.needs.yes') },
      { value: 'no', label: t('help.needs.no') },
    ];
    return <SelectField name={name} label={label} options={answers} placeholder={open} />;
  }
  if (question.kind === 'choice') return <SelectField name={name} label={label} options={options} placeholder={open} />;
  if (question.kind === 'list') return <CheckboxGroupField name={name} label={label} options={options} />;
  return <TextField name={name} label={label} inputMode="decimal" autoComplete="off" />;
}

function Section({ section }: { section: NeedKind }) {
  const say = useNeedText();
  const answers = useWatched('needs');
  const title = say(`need.section.${section}`);
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <FieldRow>
        {questionsOf(section)
          .filter((question) => isAsked(question, answers))
          .map((question) => (
            <QuestionField key={question.path} question={question} />
          ))}
      </FieldRow>
    </Box>
  );
}

/** The questions of a service: its own section open, the others behind a button each. All of them may be left open. */
export default function QuestionFields({ service, trip }: { service: ServiceType; trip: TripValues }) {
  const t = useText();
  const say = useNeedText();
  const answers = useWatched('needs');
  const [added, setAdded] = useState<readonly NeedKind[]>([]);
  const isOpen = (section: NeedKind, index: number) =>
    (index === 0 && service !== 'other') || added.includes(section) || answerAt(answers, section) !== undefined;
  const sections = sectionsAsked(service, trip);
  return (
    <>
      {sections.filter(isOpen).map((section) => (
        <Section key={section} section={section} />
      ))}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {sections
          .filter((section, index) => !isOpen(section, index))
          .map((section) => (
            <Button
              key={section}
              variant="outlined"
              startIcon={<Icon name="plus" />}
              onClick={() => setAdded([...added, section])}
            >
              {t('help.needs.add', { section: say(`need.section.${section}`) })}
            </Button>
          ))}
      </Box>
    </>
  );
}
