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
export const TextAreaControl = styled('textarea')(controlStyle, { resize: 'vertical', lineHeight: 1.5 });
export const SelectControl = styled('select')(controlStyle, { cursor: 'pointer' });
