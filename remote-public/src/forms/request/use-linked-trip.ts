import type { ZodForm } from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { useLocation } from '@kindwing/ui/router';
import { useEffect, useState } from 'react';
import type { FromLink } from './linked-trip.ts';

/** Fills the form from a trip in the address, after mounting, as prerendered HTML knows no fragment. What is typed stays. */
export function useLinkedTrip({ form }: ZodForm<never, unknown>): FromLink | undefined {
  const { hash } = useLocation();
  const { language } = useLanguage();
  const [link, setLink] = useState<FromLink>();

  useEffect(() => {
    if (!hash.includes('=')) return;
    let stale = false;
    const fill = async () => {
      const { tripFromLink } = await import('./linked-trip.ts');
      const found = await tripFromLink(hash, language);
      if (!found || stale) return;
      const set = form.setValue as (name: string, value: unknown) => void;
      const get = form.getValues as unknown as (name: string) => unknown;
      for (const [field, value] of Object.entries(found.trip))
        if (value !== '' && !get(`trip.${field}`)) set(`trip.${field}`, value);
      if (found.service && !get('service_type')) set('service_type', found.service);
      setLink(found);
    };
    // A link that can't be loaded leaves an empty form, which works as ever.
    fill().catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [form, hash, language]);

  return link;
}
