import { lazy, Suspense } from 'react';
import type { MessageReplyProps } from '#web/core/message-reply-dialog-context.ts';

const ReplyDialog = lazy(async () => ({
  default: (await import('./reply-dialog.tsx')).ReplyDialog,
}));

/** The dialog "Reply to a customer", from wherever it is opened; its code loads with it. */
export const LazyReplyDialog = (props: MessageReplyProps) => (
  <Suspense>
    <ReplyDialog {...props} />
  </Suspense>
);
