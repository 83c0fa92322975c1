import { useAuth } from '@kindwing/auth';
import { useSearchParams } from '@kindwing/ui/router';
import { useRef, useState } from 'react';
import { type Draft, deleteDraft, emptyDraft, readDraft, writeDraft } from './draft.ts';
import { type AskingStep, type Step, steps } from './steps.ts';

export interface Wizard {
  draft: Draft;
  /** true when this page began with what was entered before */
  restored: boolean;
  /** whether the writer asked to keep the draft on this device */
  kept: boolean;
  setKept: (kept: boolean) => void;
  /** takes what a step holds, with every key: going back, or losing the page when it is kept, loses nothing */
  hold: <S extends AskingStep>(step: S, values: Draft[S]) => void;
  goTo: (step: Step) => void;
  startAgain: () => void;
  /** after it was sent: nothing stays on the device, and the next request gets a key of its own */
  finish: () => void;
  /** on the page that says so: its next request begins like any other */
  settle: () => void;
}

const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** The reader's calendar day, as the device has it. */
export const useToday = (): string => useState(today)[0];

export function useWantedStep(): Step {
  const [params] = useSearchParams();
  return steps.find((step) => step === params.get('step')) ?? 'service';
}

export function useWizard(): Wizard {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const name: unknown = user?.user_metadata.name;
  const fresh = () => emptyDraft({ name: typeof name === 'string' ? name : '', email: user?.email ?? '' });
  const [, setParams] = useSearchParams();
  const [found] = useState(() => readDraft(userId));
  const draft = useRef<Draft>(undefined);
  draft.current ??= found ?? fresh();
  const [restored, setRestored] = useState(found !== undefined);
  const [kept, setKeeping] = useState(found !== undefined);

  // Shown by nobody until the address changes: a page drawn in between would find the steps empty, and lead back to them.
  const finish = () => {
    deleteDraft(userId);
    draft.current = fresh();
  };
  const settle = () => {
    setRestored(false);
    setKeeping(false);
  };
  return {
    draft: draft.current,
    restored,
    kept,
    setKept: (wanted) => {
      setKeeping(wanted);
      setRestored(false);
      if (wanted && draft.current) writeDraft(userId, draft.current);
      else deleteDraft(userId);
    },
    hold: (step, values) => {
      draft.current = { ...(draft.current ?? fresh()), [step]: values };
      if (kept) writeDraft(userId, draft.current);
    },
    goTo: (step) => setParams({ step }),
    startAgain: () => {
      finish();
      settle();
      setParams({}, { replace: true });
    },
    finish,
    settle,
  };
}
