export { type Fault, type FaultFinder, type Sites, startSites } from '../serve/index.ts';
export type { Publication } from './history.ts';
export type { Settings } from './settings.ts';
export { openSite, type PublishOptions, type Site } from './site.ts';
export type { Versions } from './versions.ts';
