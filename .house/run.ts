import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');

export interface Outcome {
  status: number;
  output: string;
}

/**
 * Runs a tool of the workspace and resolves with its exit status and everything that it printed.
 * With `show`, the output also reaches the terminal while the tool runs.
 */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; show?: boolean; env?: Record<string, string> } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, NO_COLOR: '1', PATH: `${binaries}:${process.env.PATH ?? ''}`, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (options.show) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ status: 127, output: `${output}\n${command}: ${error.message}` }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}
