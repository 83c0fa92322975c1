import type { ClearanceReason, NeedKind, Question } from '@kindwing/backend/domain/needs';
import { Box } from '@kindwing/ui';
import { CheckboxGroupField, FieldRow, SelectField, TextField, useWatched } from '@kindwing/ui/forms';
import { useText } from '../../messages/use-text.ts';
import { linkedQuestions } from '../../trip-link/linked-trip.ts';
import { boxesInColumns } from '../shared/boxes-in-columns.ts';
import { questionOf, useQuestionWords } from './question-words.ts';
import { requiredAnswers } from './trip-values.ts';

/** Reasons for a medical form that no other question asks about. */
const otherReasons: readonly string[] = [
  'may_worsen',
  'special_equipment',
  'recent_illness',
  'recent_surgery',
  'extra_help',
] satisfies readonly ClearanceReason[];

const isSet = (value: unknown, options: readonly (string | boolean)[]) =>
  options.some((option) => value === (typeof option === 'boolean' ? (option ? 'yes' : 'no') : option));

function NeedField({ question }: { question: Question }) {
  const t = useText();
  const words = useQuestionWords();
  const condition = useWatched(`answers.${question.when?.path ?? question.path}`);
  if (question.when && !isSet(condition, question.when.is)) return null;
  const required = requiredAnswers.includes(question.path);
  const shared = {
    name: `answers.${question.path}`,
    label: words.label(question),
    required,
  };
  const options = question.options.map((value) => ({ value, label: words.option(question, value) }));
  if (question.kind === 'list')
    return (
      <Box sx={{ gridColumn: '1 / -1', ...boxesInColumns }}>
        <CheckboxGroupField {...shared} options={options.filter(({ value }) => otherReasons.includes(value))} />
      </Box>
    );
  if (question.kind === 'number') return <TextField {...shared} inputMode="decimal" maxLength={7} />;
  const yesNo = [
    { value: 'yes', label: t('tools.yes') },
    { value: 'no', label: t('tools.no') },
  ];
  return (
    <SelectField
      {...shared}
      options={question.kind === 'yes_no' ? yesNo : options}
      placeholder={t(required ? 'tools.choose' : 'tools.notSaid')}
    />
  );
}

/** The few questions of one kind of need that change what has to be done. What is left open is judged as usual. */
export function NeedFields({ kind }: { kind: NeedKind }) {
  const t = useText();
  const questions = linkedQuestions[kind].flatMap((field) => questionOf.get(`${kind}.${field}`) ?? []);
  return (
    <Box
      component="fieldset"
      sx={{
        border: 0,
        m: 0,
        p: { xs: 2, sm: 3 },
        minWidth: 0,
        bgcolor: 'house.sunken',
        borderRadius: '14px 36px 14px 14px',
      }}
    >
      <Box
        component="legend"
        sx={{ float: 'left', width: '100%', p: 0, mb: 2, fontWeight: 600, fontSize: '1.0625rem' }}
      >
        {t(`trip.kind.${kind}`)}
      </Box>
      <Box sx={{ clear: 'both' }}>
        <FieldRow most={2}>
          {kind === 'minor' ? (
            <TextField name="age" label={t('trip.age.child')} required inputMode="numeric" maxLength={3} />
          ) : null}
          {questions.map((question) => (
            <NeedField key={question.path} question={question} />
          ))}
        </FieldRow>
      </Box>
    </Box>
  );
}
