import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Problem } from '#shared/contract/problem.ts';
import { isHelperId } from '#shared/domain/helper-ids.ts';
import { useAccount } from '#web/account.ts';
import { HistoryGate } from '#web/plan/history-gate.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { ChatList } from './chat-list.tsx';
import { Filters } from './filters.tsx';
import './history.css';
import { chatsQuery, type Wanted } from './queries.ts';

// Loads the Markdown renderer, which the list does not need.
const PrintPage = lazy(async () => ({ default: (await import('./print-page.tsx')).PrintPage }));

/** The owner's saved conversations, or the print view of one of them. */
export const HistoryPage = () => {
  const [params] = useSearchParams();
  const print = params.get('print');
  return print ? <PrintPage id={print} /> : <Saved />;
};

const Saved = () => {
  const { entitlement } = useAccount();
  const { wanted, want } = useWanted();
  const chats = useInfiniteQuery(chatsQuery(wanted));
  const { ref, refocus } = useRefocus<HTMLHeadingElement>();
  if (isGate(chats.error)) return <HistoryGate />;
  const isFiltered = wanted.search !== '' || wanted.helper !== null;
  const isEmpty = chats.data?.pages.every(({ items }) => items.length === 0) && !isFiltered;
  return (
    <div className="history">
      <header className="page-header">
        <h1 ref={ref} tabIndex={-1}>
          Chat history
        </h1>
        <p>Pick up any of them where you left off.</p>
      </header>
      {!entitlement.saves_history && (
        <Notice>
          Your plan does not save new conversations. These stay here to read and to keep as a file.
        </Notice>
      )}
      {!isEmpty && <Filters wanted={wanted} onChange={want} />}
      <ChatList
        chats={chats}
        isFiltered={isFiltered}
        onClear={() => want({ helper: null, search: '' })}
        onRemoved={refocus}
      />
    </div>
  );
};

const isGate = (error: Error | null) => error instanceof Problem && error.code === 'upgrade-needed';

/** The filter is in the address, so that the back button shows the same list. */
const useWanted = () => {
  const [params, setParams] = useSearchParams();
  const helper = params.get('helper');
  const wanted: Wanted = {
    helper: isHelperId(helper) ? helper : null,
    search: params.get('search') ?? '',
  };
  const want = (next: Wanted) =>
    setParams(
      { ...(next.helper && { helper: next.helper }), ...(next.search && { search: next.search }) },
      { replace: true },
    );
  return { wanted, want };
};
