import { LoadingNotice } from '@kindwing/ui';

/** Stands in a page's place while it is on its way. The frame sees it and keeps the footer out of sight, so that nothing jumps. */
export const PageLoading = ({ text }: { text: string }) => (
  <div data-arriving>
    <LoadingNotice text={text} />
  </div>
);
