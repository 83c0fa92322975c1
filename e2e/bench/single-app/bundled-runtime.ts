import publicRemote from 'single-app/public';

const remotes: Readonly<Record<string, () => Promise<unknown>>> = {
  public: async () => publicRemote,
  portal: async () => (await import('single-app/portal')).default,
  admin: async () => (await import('single-app/admin')).default,
};

/** Stands in for Module Federation's runtime: the remotes are in the bundle. */
export const browserRuntime = () => ({
  load: async ({ name }: { name: string }): Promise<unknown> => {
    const load = remotes[name];
    if (!load) throw new Error(`the single app has no remote ${name}: add it to bundled-runtime.ts`);
    return load();
  },
});
