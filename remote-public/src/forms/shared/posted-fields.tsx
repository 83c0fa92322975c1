import { useLanguage } from '@kindwing/ui/i18n';

/** What a browser without scripts sends beside what is typed: which form it is, and in which language it was read. */
export function PostedFields({ form }: { form: 'contact' | 'sos' | 'request' }) {
  const { language } = useLanguage();
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="language" value={language} />
    </>
  );
}
