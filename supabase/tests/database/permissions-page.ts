import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { callers, functions, readers, tables } from './matrix.ts';

export const permissionsFile = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../docs/permissions.md');

const names: Record<string, string> = {
  visitor: 'signed out',
  owner: 'its owner',
  otherClient: 'another client',
  suspended: 'suspended',
  client: 'client',
  agent: 'agent',
  admin: 'admin',
  service: 'service key',
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const head = (cells: readonly string[]): string => `${row(cells)}\n${row(cells.map(() => '---'))}`;
const marks = <T extends string>(all: readonly T[], allowed: readonly T[]): string[] =>
  all.map((one) => (allowed.includes(one) ? 'yes' : ''));

/** The page that tells people what the matrix tells the tests. */
export function renderPermissions(): string {
  const reading = tables.flatMap(({ table, rows }) =>
    rows.map(({ says, select }) => row([`\`${table}\``, says, ...marks(readers, select)])),
  );
  const calling = functions.map(({ name, does, callers: may }) => row([`\`${name}\``, does, ...marks(callers, may)]));
  return `# Who may do what

Made from \`supabase/tests/database/matrix.ts\`, which the policy tests walk on a real database; change that, then run
\`npx tsx supabase/tests/database/write-permissions.ts\`. A page that does not match fails the tests.

## Reading

Nobody inserts, updates or deletes rows of a table by themselves, not even with the service key: every change is one of
the functions below, and prices, states and limits are theirs to decide. A suspended account reads nothing.

${head(['table', 'rows', ...readers.map((reader) => names[reader] ?? reader)])}
${reading.join('\n')}

## Calling

Who passes a function's check of rights. What it then allows depends on the row: one's own for clients, the state for all.

${head(['function', 'what it does', ...callers.map((caller) => names[caller] ?? caller)])}
${calling.join('\n')}
`;
}
