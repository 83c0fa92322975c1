import type { ZodForm } from '@kindwing/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../shared/keys.ts';
import { type Draft, type DraftValues, deleteDraft, readDraft, writeDraft } from './draft.ts';
import { emptyTripValues } from './trip-values.ts';

export interface KeptDraft {
  /** whether the writer asked to keep it on this device */
  keep: boolean;
  /** true when this page began with what was typed before */
  restored: boolean;
  setKeep: (keep: boolean) => void;
  /** the key that the draft is sent with */
  key: () => string;
  /** after it was sent: nothing stays on the device, and the next request gets a key of its own */
  finish: () => void;
}

const onlyDraft = ({
  name,
  email,
  phone,
  service_type,
  message,
  trip,
  needs,
  consent_health = false,
}: Partial<DraftValues>): DraftValues => ({
  name: name ?? '',
  email: email ?? '',
  phone: phone ?? '',
  service_type: service_type ?? '',
  message: message ?? '',
  trip: { ...emptyTripValues, ...trip },
  needs: consent_health && needs ? needs : {},
  consent_health,
});

/** Keeps what is being typed on this device while its writer wants that, and the one key that it is sent with. */
export function useKeptDraft<Output>({ form }: ZodForm<DraftValues & Record<string, unknown>, Output>): KeptDraft {
  const [keep, setKept] = useState(false);
  // Also as a ref: emptying the form right after sending it must not write the draft anew.
  const keeping = useRef(false);
  const setKeeping = (wanted: boolean) => {
    keeping.current = wanted;
    setKept(wanted);
  };
  const [restored, setRestored] = useState(false);
  const key = useRef<string>(undefined);
  const currentKey = () => {
    key.current ??= newKey();
    return key.current;
  };
  const save = () => writeDraft({ key: currentKey(), values: onlyDraft(form.getValues()) });

  // After mounting: prerendered HTML knows nothing of this device.
  useEffect(() => {
    const draft: Draft | undefined = readDraft();
    if (!draft) return;
    key.current = draft.key;
    for (const [name, value] of Object.entries(draft.values))
      if (value) form.setValue(name as keyof DraftValues, value as never);
    keeping.current = true;
    setKept(true);
    setRestored(true);
  }, [form]);

  useEffect(() => {
    if (!keep) return;
    return form.subscribe({
      formState: { values: true },
      callback: () => {
        if (keeping.current) save();
      },
    });
  });

  return {
    keep,
    restored,
    setKeep: (wanted) => {
      setKeeping(wanted);
      setRestored(false);
      if (wanted) save();
      else deleteDraft();
    },
    key: currentKey,
    finish: () => {
      deleteDraft();
      key.current = undefined;
      setKeeping(false);
      setRestored(false);
    },
  };
}
