import { z } from 'zod';

/** What the pages were started with, as far as the developer tools show it. */
const schema = z.object({
  environment: z.enum(['production', 'staging', 'development', 'test']).default('production'),
  apiUrl: z.string().default(''),
  anonKey: z.string().default(''),
  supportPhone: z.string().default(''),
  /** Where pages send what they measured, and from which share of page loads; nothing where they don't. */
  monitoring: z
    .object({ endpoint: z.string(), share: z.number().default(1) })
    .optional()
    .catch(undefined),
  /** The fixed address that `/dev/scripts` offers to promote. */
  firstAdmin: z.email().optional(),
});
export type RuntimeConfiguration = z.infer<typeof schema> & {
  /** Where it was found. */
  place: 'window.__KINDWING_CONFIG__' | '/config.json';
};

/** The demo data's admin, for machines where nobody configured another. */
const LOCAL_ADMIN = 'admin@kindwing.example';

/** @throws Error that names the place when there is no configuration, or none that can be read. */
export async function readRuntimeConfiguration(): Promise<RuntimeConfiguration> {
  const given: unknown = Reflect.get(window, '__KINDWING_CONFIG__');
  if (given !== undefined) return { ...schema.parse(given), place: 'window.__KINDWING_CONFIG__' };
  const answer = await fetch('/config.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`/config.json answered with status ${answer.status}.`);
  return { ...schema.parse(await answer.json()), place: '/config.json' };
}

/** The address to promote: the configured one; locally the demo admin's; elsewhere none. */
export function fixedAddress({ environment, firstAdmin }: RuntimeConfiguration): string | null {
  if (firstAdmin) return firstAdmin;
  return environment === 'development' || environment === 'test' ? LOCAL_ADMIN : null;
}

/** A key as it may be shown: enough to compare it, not to copy it. */
export const shortened = (key: string): string => (key.length > 12 ? `${key.slice(0, 6)}…${key.slice(-4)}` : '…');
