import { useHost } from '@kindwing/contract';
import { Box, TextLink } from '@kindwing/ui';

/** What a phone dials: digits and a leading plus. */
export const dialled = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The support number as a link that calls. */
export function PhoneLink() {
  const { supportPhone } = useHost();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <TextLink href={dialled(supportPhone)}>{supportPhone}</TextLink>
    </Box>
  );
}
