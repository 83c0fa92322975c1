import { z } from 'zod';
import { isAdviceCode } from '../assistance/status.ts';
import { plainText } from './text.ts';

/** What the desk can say has happened to an assistance item; a schedule change comes from its flight. */
export const assistanceEvents = ['ask', 'advice', 'documents_asked', 'documents_sent', 'cancel'] as const;
export type AssistanceEventName = (typeof assistanceEvents)[number];

/** Telling an airline and its answer are worth what proves them (`move_assistance_item` in the database says the same). */
export const needsEvidence = (event: AssistanceEventName): boolean => event === 'ask' || event === 'advice';

/** One step of an assistance item as a person writes it down. `advice`: the airline's code, empty where none is asked for. */
export const assistanceMoveSchema = z
  .object({
    event: z.enum(assistanceEvents),
    advice: z.string().default(''),
    evidence: z.string().overwrite(plainText).trim().max(500, 'error.too_long').default(''),
  })
  .check(({ value: { event, advice, evidence }, issues }) => {
    if (event === 'advice' && !isAdviceCode(advice))
      issues.push({ code: 'custom', input: advice, path: ['advice'], message: 'error.advice_required' });
    if (needsEvidence(event) && evidence === '')
      issues.push({ code: 'custom', input: evidence, path: ['evidence'], message: 'error.evidence_required' });
  });
export type AssistanceMoveForm = z.input<typeof assistanceMoveSchema>;
