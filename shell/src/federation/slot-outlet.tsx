import { lazyPart, type RemoteModule, type Role, SlotFiller, type SlotRequest } from '@kindwing/contract';
import { Alert, LoadingNotice } from '@kindwing/ui';
import { type ComponentType, createContext, type ReactNode, Suspense, use, useContext } from 'react';
import { useText } from '../messages/index.ts';
import { Arriving } from './arriving.tsx';
import { ErrorCard } from './error-card.tsx';
import { LoadError } from './failure.ts';
import { OWN_SLOT } from './own-slot.ts';
import { Recovery } from './recovery.ts';
import { registry } from './registry.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { ShownRelease } from './shown-release.ts';
import { StandInNotice } from './stand-in-notice.tsx';
import { useRemote } from './use-remote.ts';

type Filling = ComponentType<Record<string, unknown>>;

const fillings = new WeakMap<RemoteModule, Map<string, Promise<{ default: Filling }>>>();

/** The slot's component, downloaded once for each version; a failed download is forgotten, so that a retry asks again. */
function fillingOf(module: RemoteModule, part: string): Promise<{ default: Filling }> {
  const known = fillings.get(module) ?? new Map<string, Promise<{ default: Filling }>>();
  fillings.set(module, known);
  const started = known.get(part);
  if (started) return started;
  const load = module.slots?.[part];
  const filling = load
    ? (load() as Promise<{ default: Filling }>)
    : Promise.reject<{ default: Filling }>(new LoadError('script', `no slot ${part} in the module`));
  known.set(part, filling);
  filling.catch(() => known.delete(part));
  return filling;
}

const Filled = ({ module, part, props }: { module: RemoteModule; part: string; props: Record<string, unknown> }) => {
  const { default: Component } = use(fillingOf(module, part));
  return <Component {...props} />;
};

function OpenSlot({ remote: name, part, props }: { remote: string; part: string; props: Record<string, unknown> }) {
  const { view, retrying, retry, onError, onLate, recover } = useRemote(name, part);
  const loading = <LoadingNotice />;
  if (view.status === 'loading') return loading;
  if (view.status === 'failed')
    return <ErrorCard failure={view.failure} place="piece" retrying={retrying} onRetry={retry} />;
  const { release } = view.remote;
  return (
    <RemoteBoundary resetKey={String(view.generation)} onError={onError} fallback={loading}>
      <StandInNotice remote={view.remote} />
      <ShownRelease value={release}>
        <Recovery value={recover}>
          <Suspense
            key={view.generation}
            fallback={<Arriving release={release} place="piece" retrying={retrying} onRetry={retry} onLate={onLate} />}
          >
            <Filled module={view.remote.module} part={part} props={props} />
          </Suspense>
        </Recovery>
      </ShownRelease>
    </RemoteBoundary>
  );
}

const RoleContext = createContext<Role | undefined>(undefined);

const RemotesView = lazyPart<object>(() => import('./view/remotes-view.tsx'));

const mayLookInside: readonly (Role | undefined)[] = ['agent', 'admin'];

/** Finds the slot in the registry; whoever may not see it doesn't even download its remote. */
function SlotOutlet({ name, props = {} }: SlotRequest) {
  const t = useText();
  const role = useContext(RoleContext);
  if (name === OWN_SLOT)
    return mayLookInside.includes(role) ? (
      <Suspense fallback={<LoadingNotice />}>
        <RemotesView />
      </Suspense>
    ) : (
      <Alert severity="info">{t('federation.slot.forbidden')}</Alert>
    );
  const [remote = '', part = ''] = name.split('/');
  const slot = registry().remotes[remote]?.current.slots.find((offered) => offered.name === name);
  if (!slot) return <Alert severity="warning">{t('federation.slot.unknown')}</Alert>;
  if (slot.roles && !(role && slot.roles.includes(role)))
    return <Alert severity="info">{t('federation.slot.forbidden')}</Alert>;
  return <OpenSlot key={name} remote={remote} part={part} props={{ ...props }} />;
}

/** Fills every `<Slot>` below it. `role` is that of the signed-in person. */
export function SlotProvider({ role, children }: { role: Role | undefined; children: ReactNode }) {
  return (
    <RoleContext.Provider value={role}>
      <SlotFiller fill={SlotOutlet}>{children}</SlotFiller>
    </RoleContext.Provider>
  );
}
