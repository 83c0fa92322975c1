import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** A new value gives the remote's pages a new chance: another address, another version. */
  resetKey: string;
  onError: (error: unknown) => void;
  /** What stands in for the pages. */
  fallback: ReactNode;
  children: ReactNode;
}

type BoundaryState = { broken: boolean; resetKey: string };

/** Keeps what a remote throws while it renders, or in an effect, from the rest of the site. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ resetKey }: RemoteBoundaryProps, state: BoundaryState): BoundaryState | null {
    return resetKey === state.resetKey ? null : { broken: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
