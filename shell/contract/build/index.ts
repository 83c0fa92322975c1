export { collisionsBetween, shellPaths } from './collisions.ts';
export { type RemoteBuildOptions, remoteBuild } from './remote-build.ts';
export { providedVersions, type SharedFace, sharedFaces } from './shared.ts';
export { shellBuild } from './shell-build.ts';
