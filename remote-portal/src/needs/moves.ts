import { type AssistanceEventName, assistanceEvents } from '@kindwing/backend/domain';
import { type AdviceCode, type AssistanceStatus, adviceCodes, nextStatus } from '@kindwing/backend/domain/assistance';

/** What can have happened to an item in that status; any answer can where one can. */
export const possibleMoves = (status: AssistanceStatus): AssistanceEventName[] =>
  assistanceEvents.filter((kind) => nextStatus(status, kind === 'advice' ? { kind, code: 'HK' } : { kind }) !== null);

/** The airline's answers with what each makes of an item in that status. */
export const possibleAnswers = (status: AssistanceStatus): { code: AdviceCode; becomes: AssistanceStatus }[] =>
  adviceCodes.flatMap((code) => {
    const becomes = nextStatus(status, { kind: 'advice', code });
    return becomes === null ? [] : [{ code, becomes }];
  });
