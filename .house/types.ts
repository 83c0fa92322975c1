// Type-checks every package, two at a time (each has its own tsconfig, so that a team can do the same alone).
import { packages } from './packages.ts';
import { root, run } from './run.ts';

export interface TypeCheck {
  name: string;
  ok: boolean;
  output: string;
}

export async function checkTypes(): Promise<TypeCheck[]> {
  const folders: { name: string; folder: string }[] = [...packages, { name: 'workspace', folder: '.' }];
  const results: TypeCheck[] = [];
  const worker = async () => {
    for (let next = folders.shift(); next; next = folders.shift()) {
      const { status, output } = await run('tsc', ['-p', next.folder], { cwd: root });
      results.push({ name: next.name, ok: status === 0, output });
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const failed = (await checkTypes()).filter((check) => !check.ok);
  for (const { name, output } of failed) console.error(`${name}\n${output}`);
  console.log(failed.length ? `${failed.length} packages have type errors` : 'types: ok');
  process.exit(failed.length ? 1 : 0);
}
