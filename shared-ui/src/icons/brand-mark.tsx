import { styled } from '@mui/material/styles';

const Svg = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  '& [data-part="far"]': { fill: theme.vars?.palette.house.accent },
  '& [data-part="near"]': { fill: 'currentColor' },
}));

/** The house's sign: two feathers of a folded wing. Decoration beside the name; give `label` where it stands alone. */
export function BrandMark({ size = 32, label }: { size?: number; label?: string }) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Svg {...naming} width={size} height={size} viewBox="0 0 32 32">
      <path
        data-part="far"
        d="M4 23c7-.5 11-4 13.5-9C19.6 9.7 22.5 5.5 29 4c1 11.5-6.5 20.5-16 20.5-3.5 0-6.7-.6-9-1.5Z"
      />
      <path
        data-part="near"
        d="M8 28.3c4.8.2 8.5-1.7 11.3-5.6 2-2.8 4.2-5.7 8.7-7.2-.5 8-6.2 13.5-13 13.5-2.7 0-5-.2-7-.7Z"
      />
    </Svg>
  );
}
