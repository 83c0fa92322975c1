// The small host of `npm run dev` in a remote's folder. Never part of a build.
import { getClient } from '@kindwing/auth';
import { initI18n, registerMessages } from '@kindwing/ui/i18n';
import description from 'kindwing-alone/description';
import { createRoot } from 'react-dom/client';
import { AloneHost } from './host.tsx';
import { en, es, namespace } from './messages.ts';
import { loadRemote } from './remote-under-work.ts';
import { findService } from './service.ts';

async function start(): Promise<void> {
  registerMessages(namespace, { en: async () => en, es: async () => es });
  const [service] = await Promise.all([findService(), loadRemote()]);
  const [i18n, client] = await Promise.all([initI18n({ preload: [namespace, description.name] }), getClient()]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<AloneHost i18n={i18n} service={service} client={client} />);
}

void start();
