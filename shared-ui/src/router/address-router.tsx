import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import {
  createPath,
  type Location,
  type Navigator,
  parsePath,
  Router,
  type To,
  UNSAFE_createBrowserHistory,
} from 'react-router-dom';

type PathMap = (path: string) => string;

/** Where the pages stand, and what the browser is told. */
export interface AddressRouterProps {
  /** From the browser's path to the pages' own, for example without a language's prefix. */
  inward: PathMap;
  /** And back. A new function makes every link anew. */
  outward: PathMap;
  /** For prerendering: the browser's path. Without it the browser's own address is followed. */
  location?: string;
  /** The page was prerendered: the first rendering must not see the address's query and fragment, which the HTML didn't know. */
  hydrating?: boolean;
  /** Told the browser's path at each change that a link of the page didn't make (Back, Forward). */
  onPop?: (path: string) => void;
  children: ReactNode;
}

/** Milliseconds after which the page that was asked for takes its place, with a notice that it is loading. */
const PATIENCE_MS = 600;

const mapTo = (to: To, map: PathMap): To => {
  const { pathname, ...rest } = typeof to === 'string' ? parsePath(to) : to;
  return { ...rest, ...(pathname === undefined ? {} : { pathname: map(pathname) }) };
};

const inside = (location: Location, inward: PathMap): Location => ({
  ...location,
  pathname: inward(location.pathname),
});

const bare = (location: Location): Location => ({ ...location, search: '', hash: '', state: null, key: 'default' });

function BrowserAddress({ inward, outward, hydrating = false, onPop, children }: Omit<AddressRouterProps, 'location'>) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState(() => ({
    action: history.action,
    location: hydrating ? bare(history.location) : history.location,
  }));
  useLayoutEffect(() => {
    // A change between the first rendering and this moment had no listener; a hydrated page learns its query here.
    setState((before) => {
      const now = history.location;
      const same = createPath(now) === createPath(before.location) && now.key === before.location.key;
      return same ? before : { action: history.action, location: now };
    });
    let late: ReturnType<typeof setTimeout> | undefined;
    const stop = history.listen(({ action: next, location: there }) => {
      if (next === 'POP') onPop?.(there.pathname);
      const arrived = { action: next, location: there };
      startTransition(() => setState(arrived));
      // A page that waits for its code leaves the old one in its place, but not for so long that the click seems lost.
      clearTimeout(late);
      late = setTimeout(() => setState(arrived), PATIENCE_MS);
    });
    return () => {
      stop();
      clearTimeout(late);
    };
  }, [history, onPop]);

  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => history.createHref(mapTo(to, outward)),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state) => history.push(mapTo(to, outward), state),
      replace: (to, state) => history.replace(mapTo(to, outward), state),
    }),
    [history, outward],
  );
  const shown = useMemo(() => inside(location, inward), [location, inward]);
  return (
    <Router location={shown} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}

const standing = (what: string) => (): never => {
  throw new Error(`A page that is made ahead of time can't ${what}: do it in an effect or an event`);
};

function GivenAddress({ inward, outward, location, children }: AddressRouterProps & { location: string }) {
  const navigator: Navigator = {
    createHref: (to) => {
      const mapped = mapTo(to, outward);
      return typeof mapped === 'string' ? mapped : createPath(mapped);
    },
    go: standing('go back'),
    push: standing('go elsewhere'),
    replace: standing('go elsewhere'),
  };
  return (
    <Router location={inward(location)} navigator={navigator} static>
      {children}
    </Router>
  );
}

/**
 * A router whose pages know nothing of how the browser's addresses are made up: they see, and link to, their own paths.
 * Replaces `BrowserRouter` where one page has several addresses (one for each language).
 */
export function AddressRouter({ location, ...rest }: AddressRouterProps) {
  return location === undefined ? <BrowserAddress {...rest} /> : <GivenAddress {...rest} location={location} />;
}
