import { DataInUseError } from './data-lock.ts';
import { startBackend } from './index.ts';

/** `tsx supabase/local/main.ts`: the backend alone, until Ctrl-C. Exit code 3: another process holds the data. */
async function main(): Promise<void> {
  // A bug in one request must not take everyone's backend down.
  process.on('uncaughtException', (error) => console.error(`Uncaught: ${error.stack ?? error.message}`));
  process.on('unhandledRejection', (reason) => console.error('Unhandled rejection:', reason));
  const backend = await startBackend();
  const stop = (): void => {
    void backend.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`The backend is ready at ${backend.apiUrl} after ${backend.timings.gateway} ms`);
  console.log(`anon key: ${backend.anonKey}`);
  console.log(`mails:    ${backend.apiUrl}/_local/mail`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof DataInUseError ? 3 : 1);
});
