export { type Fault, type FaultFinder, type Sites, type SitesOptions, startSites } from '../serve/index.ts';
export { remoteSite, shellSite } from '../serve/sites.ts';
export { listenerOf, type StaticSite } from '../serve/static-server.ts';
export type { Bucket } from './bucket.ts';
export { openBucketSite } from './bucket-site.ts';
export type { Publication } from './history.ts';
export type { Settings } from './settings.ts';
export { openSite, type PublishOptions, type Site } from './site.ts';
export type { Versions } from './versions.ts';
