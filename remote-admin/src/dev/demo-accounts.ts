import { type AccountStatus, type AppRole, type Client, listProfiles, type Profile } from '@kindwing/backend/client';

/** The accounts that the demo data makes, and the role that each begins with. */
export const demoAccounts = [
  { email: 'admin@kindwing.example', role: 'admin' },
  { email: 'agent.ana@kindwing.example', role: 'agent' },
  { email: 'agent.ben@kindwing.example', role: 'agent' },
  { email: 'clara@kindwing.example', role: 'client' },
  { email: 'diego@kindwing.example', role: 'client' },
  { email: 'emma@kindwing.example', role: 'client' },
  { email: 'farid@kindwing.example', role: 'client' },
] as const satisfies readonly { email: string; role: AppRole }[];

export interface DemoAccountState {
  email: string;
  /** the role that it begins with */
  role: AppRole;
  /** null where the account is missing */
  found: { id: string; role: AppRole; status: AccountStatus } | null;
}

/** How each demo account stands now. */
export function readDemoAccounts(client: Client): Promise<DemoAccountState[]> {
  return Promise.all(
    demoAccounts.map(async ({ email, role }) => {
      const { rows } = await listProfiles(client, { search: email });
      const profile: Profile | undefined = rows.find((row) => row.email.toLowerCase() === email);
      return { email, role, found: profile ? { id: profile.id, role: profile.role, status: profile.status } : null };
    }),
  );
}

export const isAsSeeded = ({ role, found }: DemoAccountState) => found?.role === role && found.status === 'active';
