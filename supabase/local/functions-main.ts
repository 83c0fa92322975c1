/**
 * Runs under Deno, as the stand-in for the hosted edge runtime: serves every folder of supabase/functions from one
 * process. Arguments: the folder, the port. The functions' own files stay as they are deployed.
 */
type Handler = (request: Request, info: unknown) => Response | Promise<Response>;

/** The little of Deno that is used here, so that the file also type-checks outside of Deno. */
interface DenoRuntime {
  args: string[];
  exit(code: number): never;
  serve(...values: unknown[]): unknown;
  stat(path: string): Promise<unknown>;
  stdin: { readable: AsyncIterable<unknown> };
}

const runtime = (globalThis as unknown as { Deno: DenoRuntime }).Deno;
const serve = runtime.serve;
const [folder = '', port = ''] = runtime.args;
const loaded = new Map<string, Promise<Handler>>();
let loading: Promise<unknown> = Promise.resolve();

/** Functions are imported one after the other, because each hands over its handler through `Deno.serve`. */
function load(name: string): Promise<Handler> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const handler = loading.then(() => importHandler(name));
  loading = handler.catch(() => {});
  loaded.set(name, handler);
  // A function that failed to start is tried again at its next call.
  handler.catch(() => loaded.delete(name));
  return handler;
}

async function importHandler(name: string): Promise<Handler> {
  let found: unknown;
  runtime.serve = (...values) => {
    found = values.find((value) => typeof value === 'function');
    return { finished: new Promise(() => {}), shutdown: async () => {}, ref() {}, unref() {} };
  };
  await import(`file://${folder}/${name}/index.ts`);
  if (typeof found !== 'function') throw new Error(`supabase/functions/${name} does not call Deno.serve(handler).`);
  return found as Handler;
}

function failure(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });
}

async function exists(name: string): Promise<boolean> {
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(name)) return false;
  return runtime.stat(`${folder}/${name}/index.ts`).then(
    () => true,
    () => false,
  );
}

async function answer(request: Request, info: unknown): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[1] ?? '';
  if (!(await exists(name))) return failure(404, 'NOT_FOUND', 'Requested function was not found');
  let handler: Handler;
  try {
    handler = await load(name);
  } catch (error) {
    console.error(`[${name}] does not start:`, error);
    return failure(503, 'BOOT_ERROR', 'Function failed to start (please check logs)');
  }
  try {
    return await handler(request, info);
  } catch (error) {
    console.error(`[${name}]`, error);
    return failure(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
  }
}

// A promise that a function forgot must not take the others down with it.
globalThis.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  console.error('[functions] unhandled:', event.reason);
});

serve({ port: Number(port), hostname: '127.0.0.1', onListen() {} }, answer);

// The parent holds the other end: when it is gone, however it went, so are we.
for await (const _ of runtime.stdin.readable);
runtime.exit(0);

export {};
