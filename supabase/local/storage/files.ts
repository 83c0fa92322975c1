import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

/** Files on disk, named by their version's UUID: no name that a caller chose ever reaches the file system. */
export interface FileStore {
  write(version: string, bytes: Uint8Array): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Null when the file is not there. */
  read(version: string): Promise<ReadableStream<Uint8Array> | null>;
  remove(versions: readonly string[]): Promise<void>;
}

export function openFiles(folder: string): FileStore {
  const place = (version: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(version)) throw new Error(`"${version}" is no version of a stored file`);
    return path.join(folder, version.slice(0, 2), version);
  };
  const prepare = async (version: string): Promise<string> => {
    const file = place(version);
    await fs.mkdir(path.dirname(file), { recursive: true });
    return file;
  };
  return {
    async write(version, bytes) {
      await fs.writeFile(await prepare(version), bytes);
    },
    async copy(from, to) {
      await fs.copyFile(place(from), await prepare(to));
    },
    async read(version) {
      const handle = await fs.open(place(version)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return handle && (Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>);
    },
    async remove(versions) {
      await Promise.all(versions.map((version) => fs.rm(place(version), { force: true })));
    },
  };
}
