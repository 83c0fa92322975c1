import {
  deviceNeeds,
  itemNeeds,
  medicalNeeds,
  minorNeeds,
  mobilityNeeds,
  type NeedKind,
  type NeedsInput,
  needsSchema,
  petNeeds,
  sizeNeeds,
} from '@kindwing/backend/domain/needs';
import { type LinkedTrip, linkedQuestions } from './linked-trip.ts';

const shapes = {
  minor: minorNeeds.shape,
  pet: petNeeds.shape,
  mobility: mobilityNeeds.shape,
  size: sizeNeeds.shape,
  item: itemNeeds.shape,
  medical: medicalNeeds.shape,
};

interface Checked {
  safeParse(value: unknown): { success: boolean };
}

function schemaOf(path: string): Checked | undefined {
  const [kind = '', field = '', part] = path.split('.');
  const shape = Object.hasOwn(shapes, kind) ? shapes[kind as NeedKind] : {};
  const own: Readonly<Record<string, Checked>> = part === undefined ? shape : deviceNeeds.shape;
  const name = part ?? field;
  return Object.hasOwn(own, name) ? own[name] : undefined;
}

const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** What a text may mean: an option, a yes or no, a number, a list of options. The question's schema decides which. */
function readings(text: string): unknown[] {
  const number = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? [Number(text)] : [];
  const answer = Object.hasOwn(YES_NO, text) ? [YES_NO[text]] : [];
  return [...answer, ...number, text, text.split('.')];
}

/** The value of an answer; undefined where the question does not take it, or no link may carry it. */
export function answerValue(path: string, text: string): unknown {
  const [kind = '', ...field] = path.split('.');
  const asked = Object.hasOwn(linkedQuestions, kind) && linkedQuestions[kind as NeedKind].includes(field.join('.'));
  const schema = asked ? schemaOf(path) : undefined;
  return schema && readings(text).find((value) => schema.safeParse(value).success);
}

/**
 * The answers as the rules read them. A section is there for each kind of need; one whose leading question is not
 * answered yet is left out, as nothing can be said of it.
 */
export function needsOf({ kinds, answers }: Pick<LinkedTrip, 'kinds' | 'answers'>): NeedsInput {
  const sections = kinds.flatMap((kind) => {
    const section: Record<string, unknown> = {};
    const device: Record<string, unknown> = {};
    for (const [path, text] of Object.entries(answers)) {
      const [of, field = '', part] = path.split('.');
      const value = of === kind ? answerValue(path, text) : undefined;
      if (value === undefined) continue;
      if (part === undefined) section[field] = value;
      else device[part] = value;
    }
    if (device.kind !== undefined) section.device = device;
    return needsSchema.safeParse({ [kind]: section }).success ? [[kind, section] as const] : [];
  });
  return Object.fromEntries(sections) as NeedsInput;
}
