// npm start: everything on this machine, until Ctrl+C.
import { demoAccounts, demoPassword } from '../supabase/seed/index.ts';
import { startStack } from './stack.ts';

async function main(): Promise<void> {
  const stack = await startStack({ environment: 'development', onStep: (step) => console.log(`${step} …`) });
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    console.log('\nStopping …');
    void stack.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  console.log(`
Demo accounts (password: ${demoPassword})
${demoAccounts.map(({ email, role, name }) => `  ${email.padEnd(width)}  ${role.padEnd(6)}  ${name}`).join('\n')}

Mails   ${stack.backend.apiUrl}/_local/mail
API     ${stack.backend.apiUrl}
Stop    Ctrl+C; the data stay until npm run reset

Kindwing is ready at ${stack.shellUrl}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
