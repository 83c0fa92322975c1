import type { Bench, Report } from './bench.ts';
import { federation } from './federation.ts';
import { publicSite } from './public.ts';

export { circumstances } from './bench.ts';
export { launchBrowser } from './line/browser.ts';
export { readOptions } from './options.ts';
export { makeCertificate } from './sites/certificate.ts';
export { type ServedSites, serveSites } from './sites/served.ts';

/** The benchmarks by their names on the command line. */
export const benches: Readonly<Record<string, (bench: Bench) => Promise<Report>>> = { federation, public: publicSite };
