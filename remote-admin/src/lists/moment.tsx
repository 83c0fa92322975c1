import { Box } from '@kindwing/ui';

/** A written moment, `Sun, Nov 29, 2026, 09:50`: where it is too long for a line it breaks between day and time only. */
export function Moment({ children }: { children: string }) {
  const [, day = children, time = ''] = /^(.*,) (.*)$/.exec(children) ?? [];
  return (
    <>
      <Whole>{day}</Whole> <Whole>{time}</Whole>
    </>
  );
}

const Whole = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);
