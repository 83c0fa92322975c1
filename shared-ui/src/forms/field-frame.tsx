import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

const GAP = 6;

// In a `FieldRow` what is above the control and what begins with it are two lines that all fields of the row share.
const Frame = styled('div')({
  display: 'grid',
  rowGap: GAP,
  minWidth: 0,
  alignContent: 'start',
  '[data-field-row] > &': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
});
const Lines = styled('div')({ display: 'grid', rowGap: GAP, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
const Above = styled(Lines)({ alignContent: 'end' });
const Below = styled(Lines)({ alignContent: 'start' });

const Label = styled('label')({ fontWeight: 600, lineHeight: 1.4 });

export const Hint = styled('div')(({ theme }) => ({
  color: theme.vars?.palette.house.textSoft,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  // A choice without a hint keeps its place to speak from and takes no room: the error stands where it does elsewhere.
  '&:empty': { position: 'absolute' },
}));

const ErrorLine = styled('div')(({ theme }) => ({
  color: theme.vars?.palette.house.tones.error.text,
  fontWeight: 600,
  fontSize: '0.9375rem',
  display: 'flex',
  gap: 6,
  '& svg': { marginTop: 2 },
}));

const Asterisk = styled('span')(({ theme }) => ({ color: theme.vars?.palette.house.tones.error.text, marginLeft: 3 }));

/** The mark that the form's note explains; the control itself carries `required` for those who do not see it. */
export function RequiredMark() {
  return <Asterisk aria-hidden="true">*</Asterisk>;
}

/** An error beneath its control, tied to it by id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <ErrorLine id={`${id}-error`}>
      <Icon name="error" size={18} />
      <span>{error}</span>
    </ErrorLine>
  );
}

export interface FieldFrameProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  children: ReactNode;
}

/** Label above, hint under it, control, error: read in the order in which they are needed. */
export function FieldFrame({ id, label, hint, error, required, children }: FieldFrameProps) {
  return (
    <Frame>
      <Above>
        <Label htmlFor={id}>
          {label}
          {required ? <RequiredMark /> : null}
        </Label>
        {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      </Above>
      <Below>
        {children}
        <FieldError id={id} error={error} />
      </Below>
    </Frame>
  );
}
