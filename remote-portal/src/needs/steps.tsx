import { Button, type ButtonProps } from '@kindwing/ui';
import type { ReactNode } from 'react';

/** What the reader can do about each row of a list; `named` is the id of what says which one it is. */
export type Steps<Row> = { steps?: ((row: Row, named: string) => ReactNode) | undefined };

type StepButtonProps = Omit<ButtonProps, 'id' | 'size' | 'aria-labelledby'> & { named: string; step: string };

/** A row's own button: many rows have the same, so its name goes on with what says which one it is. */
export function StepButton({ named, step, ...rest }: StepButtonProps) {
  const id = `${named}-${step}`;
  return <Button {...rest} id={id} size="small" aria-labelledby={`${id} ${named}`} />;
}
