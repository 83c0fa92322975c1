import { Box } from '@kindwing/ui';

/** What people say on the phone, never broken at its hyphen. */
export function Reference({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}

/** A sentence that names a request; it may break anywhere but inside the reference. */
export function NamingReference({ text, reference }: { text: string; reference: string }) {
  const place = reference ? text.indexOf(reference) : -1;
  if (place < 0) return text;
  return (
    <>
      {text.slice(0, place)}
      <Reference>{reference}</Reference>
      {text.slice(place + reference.length)}
    </>
  );
}
