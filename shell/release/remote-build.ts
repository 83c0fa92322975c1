import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionSchema, type PublishedRemote } from '@kindwing/contract/schema';
import { filesBelow, integrityOf } from './files.ts';

/** The description of a version that lies in a folder. */
export const publishedIn = (folder: string): PublishedRemote =>
  descriptionSchema.parse(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));

/** Reads a built remote's description and proves that every file is the one that was described. */
export function readRemoteBuild(name: string, dist: string): PublishedRemote {
  const file = join(dist, 'remote.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: build ${name} first`);
  const parsed = descriptionSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}: build ${name} again`);
  }
  const description = parsed.data;
  if (description.name !== name) throw new Error(`${file} describes ${description.name}, not ${name}`);
  for (const [asset, expected] of Object.entries(description.integrity))
    if (!existsSync(join(dist, asset)) || integrityOf(join(dist, asset)) !== expected)
      throw new Error(`${join(dist, asset)} is not the file that was built: build ${name} again`);
  const unknown = filesBelow(dist).find(
    (asset) => /\.(m?js|css|wasm)$/.test(asset) && !(asset in description.integrity),
  );
  if (unknown) throw new Error(`${join(dist, unknown)} is not in remote.json: build ${name} again`);
  return description;
}
