export { OverrideBanner } from './override-banner.tsx';
export { enableOverrides } from './overrides.ts';
export { preloadPath } from './page-loader.ts';
export { PieceCard } from './piece-card.tsx';
export { provides } from './provides.ts';
export { openRegistry, registry } from './registry.ts';
export { RemoteOutlet } from './remote-outlet.tsx';
export { SlotProvider } from './slot-outlet.tsx';
