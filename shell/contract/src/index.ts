export { type Language, languages, type Role, roles } from './audience.ts';
export {
  describeRemote,
  type Localized,
  type MenuDescription,
  mountsOf,
  type Redirects,
  type RemoteDescription,
  type RouteDescription,
  type SlotDescription,
} from './description.ts';
export { type Host, HostProvider, useHost } from './host.ts';
export { lazyPart, type PartFailure, PartFailureCard, readable } from './lazy-part.ts';
export { satisfies } from './range.ts';
export {
  defineRemote,
  isRemoteModule,
  type Messages,
  type Part,
  type RemoteModule,
  type RoutesModule,
} from './remote.ts';
export { Slot, SlotFiller, type SlotRequest } from './slot.ts';
export { CONTRACT_VERSION } from './version.ts';
