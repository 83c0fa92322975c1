import { useHost } from '@kindwing/contract';
import { Alert, Box, Button, Section } from '@kindwing/ui';
import { FieldProblem, Form, SubmitButton, TextField, useZodForm } from '@kindwing/ui/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { overrides, setOverride } from '../overrides.ts';
import { registry } from '../registry.ts';
import { useText } from './text.ts';

// Empty is no fault while somebody passes by on the way to another remote's field.
const schema = z.object({
  base: z.string().check(z.regex(/^(http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?)?$/, 'override.refused')),
});

/** What goes into the storage begins, or ends, with the next load of the page. */
function useChange(name: string) {
  const [blocked, setBlocked] = useState(false);
  const change = (base: string | undefined): void => {
    if (setOverride(name, base) === 'blocked') setBlocked(true);
    else location.reload();
  };
  return { blocked, change };
}

function OneOverride({ name }: { name: string }) {
  const t = useText();
  const used = overrides()[name];
  const { blocked, change } = useChange(name);
  const form = useZodForm(schema, { defaultValues: { base: used ?? '' }, messages: t as (key: string) => string });
  return (
    <Form
      form={form}
      label={t('override.label', { name })}
      requiredNote={false}
      onSubmit={async ({ base }) => {
        if (!base) throw new FieldProblem({ base: 'override.refused' });
        change(base.endsWith('/') ? base : `${base}/`);
      }}
    >
      <TextField
        name="base"
        label={t('override.label', { name })}
        placeholder="http://127.0.0.1:3002/"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitButton>{t('override.set')}</SubmitButton>
        {used !== undefined && (
          <Button variant="outlined" onClick={() => change(undefined)}>
            {t('override.reset')}
          </Button>
        )}
      </Box>
      {blocked ? <Alert severity="error">{t('override.blocked')}</Alert> : null}
    </Form>
  );
}

/** Puts a developer's own server in a remote's place, for this browser. */
export function OverrideForm() {
  const t = useText();
  const { environment } = useHost();
  return (
    <Section title={t('override')} subtitle={t('override.note')} width="none">
      {environment === 'production' ? (
        <Alert severity="info">{t('override.production')}</Alert>
      ) : (
        <Box sx={{ display: 'grid', gap: 4, maxWidth: 640 }}>
          {Object.keys(registry().remotes).map((name) => (
            <OneOverride key={name} name={name} />
          ))}
        </Box>
      )}
    </Section>
  );
}
