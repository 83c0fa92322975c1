import { styled, type Theme } from '@mui/material/styles';
import { tokens } from '../theme/tokens.ts';

const controlStyle = ({ theme }: { theme: Theme }) => {
  const house = theme.vars?.palette.house;
  return {
    font: 'inherit',
    fontSize: '1.0625rem',
    fontWeight: 400,
    color: house?.text,
    width: '100%',
    minWidth: 0,
    // As high as the highest of them, a date's, is by itself: they stand beside each other.
    minHeight: 'calc(2rem + 23px)',
    textOverflow: 'ellipsis',
    padding: '11px 14px',
    backgroundColor: house?.surface,
    border: `1.5px solid ${house?.outline}`,
    borderRadius: tokens.radius.small + 2,
    transition: 'border-color 120ms',
    colorScheme: 'inherit',
    '&:hover': { borderColor: house?.text },
    '&[aria-invalid="true"]': { borderColor: house?.tones.error.text, borderWidth: 2, padding: '10px 13px' },
    '&:disabled, &[readonly]': { backgroundColor: house?.sunken, color: house?.textSoft },
    '&::placeholder': { color: house?.textSoft, opacity: 1 },
  } as const;
};

export const Input = styled('input')(controlStyle);
// With kerning a browser measures a long text without spaces anew from each line on: 60,000 characters kept a page busy for
// nine seconds, 0.3 without.
export const TextAreaControl = styled('textarea')(controlStyle, {
  resize: 'vertical',
  lineHeight: 1.5,
  fontKerning: 'none',
});

/** px from the arrow to the border, and from the text to the arrow, as much as text keeps from the border elsewhere */
const ARROW_ROOM = 14;
const ARROW = 12;

// Browsers draw their own arrow at the border, and right behind a text that fills the box. The two triangles take the
// text's colour, in either theme and where a reader's own colours rule.
export const SelectControl = styled('select')(controlStyle, {
  cursor: 'pointer',
  appearance: 'none',
  paddingInlineEnd: ARROW_ROOM + ARROW + ARROW_ROOM,
  // Its border is half a pixel thicker.
  '&[aria-invalid="true"]': { paddingInlineEnd: ARROW_ROOM + ARROW + ARROW_ROOM - 0.5 },
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
  backgroundPosition: `right ${ARROW_ROOM + ARROW / 2}px center, right ${ARROW_ROOM}px center`,
  backgroundSize: `${ARROW / 2}px ${ARROW / 2}px`,
  backgroundRepeat: 'no-repeat',
});
