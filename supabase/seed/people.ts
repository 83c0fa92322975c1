/** Everybody's password in the demo data; the accounts exist on a developer's machine and in previews only. */
export const demoPassword = 'kindwing-demo';

export interface DemoAccount {
  key: 'admin' | 'ana' | 'ben' | 'clara' | 'diego' | 'emma' | 'farid';
  email: string;
  role: 'admin' | 'agent' | 'client';
  name: string;
  language: 'en' | 'es';
  phone: string;
  timeZone: string;
}

const account = (
  key: DemoAccount['key'],
  role: DemoAccount['role'],
  name: string,
  language: DemoAccount['language'],
  phone: string,
  timeZone: string,
): DemoAccount => ({
  key,
  email: `${role === 'agent' ? 'agent.' : ''}${key}@kindwing.example`,
  role,
  name,
  language,
  phone,
  timeZone,
});

export const demoAccounts: readonly DemoAccount[] = [
  account('admin', 'admin', 'Ada Lindqvist', 'en', '+34 910 555 001', 'Europe/Madrid'),
  account('ana', 'agent', 'Ana Ferrer', 'es', '+34 910 555 002', 'Europe/Madrid'),
  account('ben', 'agent', 'Ben Okafor', 'en', '+44 20 5550 103', 'Europe/London'),
  account('clara', 'client', 'Clara Vidal', 'es', '+34 600 555 110', 'Europe/Madrid'),
  account('diego', 'client', 'Diego Roca', 'es', '+34 600 555 120', 'Europe/Madrid'),
  account('emma', 'client', 'Emma Byrne', 'en', '+353 85 555 0130', 'Europe/Dublin'),
  account('farid', 'client', 'Farid Haddad', 'en', '+44 7700 900140', 'Europe/London'),
];

/** People who wrote without an account. */
export const visitors = {
  rosa: { name: 'Rosa Iglesias', email: 'rosa.iglesias@example.com', phone: '+57 310 555 0150', language: 'es' },
  harold: { name: 'Harold Whitcombe', email: 'harold.whitcombe@example.com', phone: '+44 7700 900160', language: 'en' },
  marta: { name: 'Marta Lindner', email: 'marta.lindner@example.com', phone: '+49 30 5550 170', language: 'en' },
  joan: { name: 'Joan Puig', email: 'joan.puig@example.com', phone: '+34 600 555 180', language: 'es' },
  /** Emma, before she remembered that she has an account: offered to her as "Did you send this?". */
  emmaSignedOut: { name: 'Emma Byrne', email: 'emma@kindwing.example', phone: '+353 85 555 0130', language: 'en' },
} as const;
export type VisitorKey = keyof typeof visitors;
