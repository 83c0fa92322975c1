import { Alert } from '@kindwing/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** What takes a form's place once it is through. It takes the focus too, which would be lost with the form. */
export function Done({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tabIndex={-1} severity="success" title={title}>
      {children}
    </Alert>
  );
}
