import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface FieldRowProps {
  /** the narrowest that a field may be, in rem: larger letters need wider fields */
  least?: number;
  /** how many stand beside each other at most; as many as there is room for when left out */
  most?: number;
  children: ReactNode;
}

const GAP = 20;

const Row = styled('div')({ display: 'grid', gap: GAP, '& > fieldset': { gridColumn: '1 / -1' } });

/** The width of `most` fields that fill the row: a field that may be no narrower leaves no room for one more. */
const share = (most: number) => `(100% - ${(most - 1) * GAP}px) / ${most}`;

/**
 * Fields beside each other as far as there is room. Their controls stand at one height, however long the labels and hints above
 * and the errors below are. A group of choices takes the whole width.
 */
export function FieldRow({ least = 15, most, children }: FieldRowProps) {
  const narrowest = most === undefined ? `${least}rem` : `max(${least}rem, ${share(most)})`;
  return (
    <Row data-field-row="" sx={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))` }}>
      {children}
    </Row>
  );
}
