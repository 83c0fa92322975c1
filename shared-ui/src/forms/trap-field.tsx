import { styled } from '@mui/material/styles';
import { useFormState } from './form-context.ts';

const Away = styled('div')({ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' });

/** A field that no person sees or reaches; what fills it in is a machine. The server judges it. */
export function TrapField({ name }: { name: string }) {
  const { form } = useFormState();
  return (
    <Away aria-hidden="true">
      <input {...form.register(name)} type="text" tabIndex={-1} autoComplete="off" />
    </Away>
  );
}
