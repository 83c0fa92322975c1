import { type ServiceType, serviceTypes } from '@kindwing/backend/domain';
import { loadAirports } from '@kindwing/backend/domain/places';
import { Box, Button, Typography } from '@kindwing/ui';
import { Form, SubmitButton, TextArea, useZodForm } from '@kindwing/ui/forms';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { Page } from '../../lists/page.tsx';
import { useText } from '../../text.ts';
import { exampleText } from './examples.ts';
import { ProblemList } from './problem-list.tsx';
import type { Problem } from './problems.ts';
import { type Outcome, readPasted } from './read-pasted.ts';
import { Results } from './results.tsx';

const schema = z.object({ text: z.string().refine((text) => text.trim() !== '', 'rules.paste_something') });

/** `/dev/rules`: a trip goes in as text, everything that the rules say of it comes out. Nothing is stored or sent. */
export default function RulesPage() {
  const t = useText();
  const form = useZodForm(schema, { defaultValues: { text: '' }, messages: t });
  const [outcome, setOutcome] = useState<(Outcome & { run: number }) | null>(null);
  const room = useRef<HTMLDivElement>(null);

  const runs = useRef(0);
  const tryText = async (text: string) => {
    const airports = await loadAirports();
    runs.current += 1;
    setOutcome({ ...readPasted(text, airports), run: runs.current });
  };
  const tryExample = (service: ServiceType) => {
    form.setValue('text', exampleText(service));
    form.form.clearErrors();
    setOutcome(null);
  };
  const goTo = ({ offset }: Problem) => {
    const area = room.current?.querySelector('textarea');
    if (!area) return;
    const rest = area.value.slice(offset).search(/[\s,]/);
    area.focus();
    area.setSelectionRange(offset, rest <= 0 ? offset + 1 : offset + rest);
  };

  return (
    <Page title={t('rules.title')} subtitle={t('rules.subtitle')}>
      <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
        <Box ref={room} sx={{ display: 'grid', gap: 3, maxWidth: 860, '& textarea': { fontFamily: 'monospace' } }}>
          <Box role="group" aria-labelledby="rules-examples">
            <Typography id="rules-examples" sx={{ fontWeight: 600, mb: 1 }}>
              {t('rules.examples')}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {serviceTypes.map((service) => (
                <Button key={service} size="small" variant="outlined" onClick={() => tryExample(service)}>
                  {t(`service.${service}`)}
                </Button>
              ))}
            </Box>
          </Box>
          <Form form={form} onSubmit={({ text }) => tryText(text)} label={t('rules.title')} requiredNote={false}>
            <TextArea name="text" label={t('rules.text')} hint={t('rules.text.hint')} rows={14} required />
            {outcome?.kind === 'problems' && <ProblemList problems={outcome.problems} onGo={goTo} />}
            <div>
              <SubmitButton pendingText={t('rules.running')}>{t('rules.run')}</SubmitButton>
            </div>
          </Form>
        </Box>
        {outcome?.kind === 'assessed' && <Results key={outcome.run} cases={outcome.cases} />}
      </Box>
    </Page>
  );
}
