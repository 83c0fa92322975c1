import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tokens } from '../theme/tokens.ts';
import { CheckboxField } from './choice-fields.tsx';

const Frame = styled('fieldset')(({ theme }) => ({
  border: `1px solid ${theme.vars?.palette.house.line}`,
  borderRadius: tokens.radius.medium,
  backgroundColor: theme.vars?.palette.house.sunken,
  margin: 0,
  padding: '10px 18px 14px',
  minWidth: 0,
  '& legend': { fontWeight: 600, paddingInline: 6, marginLeft: -6 },
}));

export interface ConsentBlockProps {
  legend: string;
  /** the required consent, and the name of its boolean field */
  processing: { name?: string; label: string };
  /** the optional one; left out where nothing is sent */
  marketing?: { name?: string; label: string };
  /** a sentence with the link to the privacy policy */
  policy?: ReactNode;
}

/** Two consents kept apart, the required one marked; nothing is ticked beforehand. */
export function ConsentBlock({ legend, processing, marketing, policy }: ConsentBlockProps) {
  return (
    <Frame>
      <legend>{legend}</legend>
      <CheckboxField name={processing.name ?? 'consent_processing'} label={processing.label} required />
      {marketing ? <CheckboxField name={marketing.name ?? 'consent_marketing'} label={marketing.label} /> : null}
      {policy ? <div>{policy}</div> : null}
    </Frame>
  );
}
