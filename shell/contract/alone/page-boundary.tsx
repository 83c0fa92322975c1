import { Alert, Button } from '@kindwing/ui';
import { Component, type ReactNode } from 'react';
import { useText } from './messages.ts';

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  return (
    <Alert severity="error" action={<Button onClick={onRetry}>{t('page.retry')}</Button>}>
      {t('page.failed', { reason: error.message })}
    </Alert>
  );
}

/** Keeps the host's bar when a page throws; the shell shows its card there. */
export class PageBoundary extends Component<{ children: ReactNode }, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};
  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
  override render() {
    const { error } = this.state;
    return error ? <Failed error={error} onRetry={() => this.setState({ error: undefined })} /> : this.props.children;
  }
}
