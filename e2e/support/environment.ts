const need = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with npm run e2e`);
  return value;
};

/** Where the stack under test is; set by `npm run e2e`. */
export const environment = {
  shellUrl: need('KINDWING_SHELL_URL'),
  apiUrl: need('KINDWING_API_URL'),
  serviceKey: need('KINDWING_SERVICE_KEY'),
  sites: need('KINDWING_SITES'),
  faults: need('KINDWING_FAULTS'),
};

/** Whole matrices instead of their slices: `npm run test:full`. */
export const full = process.env.KINDWING_FULL === '1';
