import {
  Component,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
  useContext,
  useState,
} from 'react';

export interface PartFailure {
  error: Error;
  /** Downloads the part again and shows it. */
  retry: () => void;
}

const FailureContext = createContext<ComponentType<PartFailure> | undefined>(undefined);

/** The shell's card for a part that didn't arrive. */
export const PartFailureCard = ({ card, children }: { card: ComponentType<PartFailure>; children: ReactNode }) =>
  createElement(FailureContext.Provider, { value: card }, children);

/**
 * Marks a promise as React's `use` reads it, so that what has arrived is shown without suspending first: a prerendered
 * page is taken over only if its first rendering waits for nothing.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  const marked = promise as Promise<T> & { status?: string; value?: T; reason?: unknown };
  marked.status = 'pending';
  promise.then(
    (value) => void Object.assign(marked, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(marked, { status: 'rejected', reason }),
  );
  return promise;
}

interface BoundaryProps {
  card: ComponentType<PartFailure>;
  /** Whether an error is this part's failed download. */
  isOwn: (error: Error) => boolean;
  onRetry: () => void;
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    // Code that goes wrong isn't mended by downloading it again: the boundary above names the remote and knows its versions.
    if (!this.props.isOwn(error)) throw error;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: undefined });
    };
    return createElement(this.props.card, { error, retry });
  }
}

/**
 * A page or dialog that is downloaded when it is first shown. Unlike `React.lazy`, which remembers a failed download for
 * ever, it offers Try again in place: what the person typed in the rest of the remote stays. Suspends while loading, so
 * the nearest `<Suspense>` (the shell has one) says so. Failures without a card above it, and what the part throws once it
 * is here, go to the next error boundary.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let current: Promise<{ default: ComponentType<Props> }> | undefined;
  const failures = new Set<unknown>();
  const start = () => {
    current ??= readable(
      load().catch((error: unknown) => {
        failures.add(error);
        throw error;
      }),
    );
    return current;
  };

  const Shown = ({ props }: { attempt: number; props: Props }) => createElement(use(start()).default, props);

  function LazyPart(props: Props) {
    const card = useContext(FailureContext);
    const [attempt, setAttempt] = useState(0);
    const shown = createElement(Shown, { attempt, props });
    if (!card) return shown;
    const onRetry = () => {
      current = undefined;
      setAttempt(attempt + 1);
    };
    return createElement(PartBoundary, { card, isOwn: (error) => failures.has(error), onRetry, children: shown });
  }
  /** Starts the download before the part is shown, for example when its link is hovered. Rejects as the download does. */
  LazyPart.preload = (): Promise<unknown> => {
    const coming = start();
    // A preload that failed is no verdict: what is shown later asks anew.
    coming.catch(() => {
      if (current === coming) current = undefined;
    });
    return coming;
  };
  return LazyPart;
}
