import { Button, PageHeader, Typography, usePageTitle } from '@kindwing/ui';
import { useState } from 'react';
import { useText } from '../messages/text.ts';

export function StartPage() {
  const t = useText();
  const [greetings, setGreetings] = useState(0);
  usePageTitle(t('menu.start'));
  return (
    <>
      <PageHeader title={t('menu.start')} subtitle={t('start.subtitle')} />
      <Button variant="contained" onClick={() => setGreetings(greetings + 1)}>
        {t('start.greet')}
      </Button>
      <Typography role="status" sx={{ mt: 2 }}>
        {t('start.greetings', { count: greetings })}
      </Typography>
    </>
  );
}
