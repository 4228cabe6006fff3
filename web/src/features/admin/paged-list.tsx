import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type adminFailures, failureText } from './admin-failures.ts';
import { pageSize } from './admin-queries.ts';

/** A list that comes page by page, in every state it can be in; `children` shows what has come so far. */
export const PagedList = <T,>({
  list,
  failure,
  none,
  children,
}: {
  list: UseInfiniteQueryResult<InfiniteData<{ items: T[] }>, Error>;
  failure: keyof typeof adminFailures;
  /** What it says when there is nothing. */
  none: string;
  children: (items: T[]) => ReactNode;
}) => {
  const { data, error, hasNextPage, isFetchingNextPage } = list;
  if (!data)
    return error ? (
      <ErrorPanel message={failureText(failure, error)} onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton lines={4} />
    );
  // A short page with something behind it stands before a gap of months.
  const isFull = (data.pages.at(-1)?.items.length ?? 0) >= pageSize;
  const items = data.pages.flatMap((page) => page.items);
  return (
    <>
      {items.length > 0 ? (
        children(items)
      ) : (
        <p className="hint">{hasNextPage ? 'Nothing in recent months.' : none}</p>
      )}
      {error && <Notice tone="danger">{failureText(failure, error)}</Notice>}
      {hasNextPage && (
        <Button
          variant="outline"
          busy={isFetchingNextPage && 'Loading...'}
          onClick={() => void list.fetchNextPage()}
        >
          {isFull ? 'Show more' : 'Show older'}
        </Button>
      )}
    </>
  );
};
