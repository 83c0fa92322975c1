export { firstFiles, startOf } from './first-files.ts';
export {
  descriptionSchema,
  type PublishedMenuEntry,
  type PublishedRemote,
  type PublishedRoute,
} from './published.ts';
export { type Registry, type RegistryEntry, type RemoteRelease, registrySchema, releaseSchema } from './registry.ts';
export { shellPaths } from './shell-paths.ts';
