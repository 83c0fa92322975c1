import type { ZodForm } from '@kindwing/ui/forms';
import { useEffect } from 'react';
import type { Draft } from './draft.ts';
import type { AskingStep } from './steps.ts';
import type { Wizard } from './use-wizard.ts';

/** Hands a step's values to the wizard with every change. */
export function useHeld<S extends AskingStep>(wizard: Wizard, step: S, { form }: ZodForm<Draft[S], unknown>): void {
  useEffect(() =>
    form.subscribe({
      formState: { values: true },
      callback: () => wizard.hold(step, structuredClone(form.getValues()) as Draft[S]),
    }),
  );
}
