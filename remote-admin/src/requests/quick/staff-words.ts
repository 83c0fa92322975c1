import { type AdminText, useText } from '../../text.ts';

const ours = {
  'error.name_required': 'quick.name_required',
  'error.details_required': 'quick.message_required',
} as const;

/** The schema's errors as whoever writes for somebody else reads them: the name that is missing is not their own. */
export function useStaffWords() {
  const t = useText();
  return (key: Parameters<AdminText>[0]) => t(key in ours ? ours[key as keyof typeof ours] : key);
}
