import {
  type NeedKind,
  type NeedsInput,
  type Question,
  questionnaire,
  sectionsOf,
} from '@kindwing/backend/domain/needs';
import { type ServiceType, serviceTypes } from '@kindwing/backend/domain/services';

/** One answer in words; a device or a person has parts instead. */
export type Answer = { key: string; question: string } & ({ text: string } | { parts: Answer[] });
export interface AnsweredSection {
  section: NeedKind;
  title: string;
  answers: Answer[];
}

/** What the reader's language says. */
export interface Words {
  /** a sentence of the questionnaires by its key; null where there is none */
  say: (key: string) => string | null;
  yesNo: (value: boolean) => string;
  number: (value: number) => string;
  date: (day: string) => string;
  list: (parts: readonly string[]) => string;
}

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOpen = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function textOf({ kind, key }: Question, value: unknown, words: Words): string {
  if (typeof value === 'boolean') return words.yesNo(value);
  if (typeof value === 'number') return words.number(value);
  if (Array.isArray(value))
    return kind === 'size'
      ? value.map((length) => (typeof length === 'number' ? words.number(length) : plain(length))).join(' × ')
      : words.list(value.map((option) => words.say(`${key}.${option}`) ?? plain(option)));
  if (kind === 'date' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) return words.date(value);
  if (kind === 'choice') return words.say(`${key}.${value}`) ?? plain(value);
  return plain(value);
}

/** Also what no question asks for (any more) is said, under its bare name: whoever gave it may see all that is kept. */
function answersIn(questions: readonly Question[], group: Group, words: Words): Answer[] {
  const asked = questions.flatMap((question): Answer[] => {
    const value = group[question.field];
    if (isOpen(value)) return [];
    const named = { key: question.path, question: words.say(question.key) ?? question.field };
    if (question.parts.length === 0 || !isGroup(value)) return [{ ...named, text: textOf(question, value, words) }];
    const parts = answersIn(question.parts, value, words);
    return parts.length > 0 ? [{ ...named, parts }] : [];
  });
  const others = Object.entries(group)
    .filter(([field, value]) => !isOpen(value) && !questions.some((question) => question.field === field))
    .map(([field, value]) => ({ key: field, question: field, text: plain(value) }));
  return [...asked, ...others];
}

/** What was answered, question by question: the service's own sections first. What was left open is left out. */
export function answersInWords(service: ServiceType, answers: NeedsInput, words: Words): AnsweredSection[] {
  const sections = new Set([...sectionsOf[service], ...serviceTypes.flatMap((other) => sectionsOf[other])]);
  return [...sections].flatMap((section) => {
    const given = answers[section];
    const asking = [service, ...serviceTypes].find((other) => sectionsOf[other].includes(section));
    if (!isGroup(given) || !asking) return [];
    const questions = questionnaire(asking).filter((question) => question.section === section);
    const found = answersIn(questions, given, words);
    return found.length > 0
      ? [{ section, title: words.say(`need.section.${section}`) ?? section, answers: found }]
      : [];
  });
}
