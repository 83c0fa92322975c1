import type { Registry } from '@kindwing/contract/schema';
import type { ConfigurationState } from '../configuration/schema.ts';
import { Frame } from './frame.tsx';
import { RemoteSurroundings } from './remote-surroundings.tsx';

/** The host application, inside its router: what remotes may ask for, and the page around them. */
export const Shell = ({ state, registry }: { state: ConfigurationState; registry: Registry }) => (
  <RemoteSurroundings state={state} registry={registry}>
    <Frame state={state} />
  </RemoteSurroundings>
);
