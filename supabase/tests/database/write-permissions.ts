import fs from 'node:fs/promises';
import path from 'node:path';
import { permissionsFile, renderPermissions } from './permissions-page.ts';

await fs.mkdir(path.dirname(permissionsFile), { recursive: true });
await fs.writeFile(permissionsFile, renderPermissions());
