import './history.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Problem } from '#shared/contract/problem.ts';
import { type HelperId, helperIds, isHelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { useAccount } from '#web/core/account.ts';
import { HistoryGate } from '#web/features/plan/history-gate.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField, TextField } from '#web/ui/public-fields.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { ChatList } from './chat-list.tsx';
import { type ChatFilter, chatsQuery } from './chats-query.ts';

/** Delay between the last key and the request, in milliseconds. */
const settleMs = 300;

/** Filters the list by text and by helper. */
const Filters = ({
  wanted,
  onChange,
}: {
  wanted: ChatFilter;
  onChange: (wanted: ChatFilter) => void;
}) => {
  const [text, setText] = useState(wanted.search);
  const latest = useRef({ wanted, onChange });
  latest.current = { wanted, onChange };
  const asked = useRef(wanted.search);
  useEffect(() => {
    const { wanted: now, onChange: change } = latest.current;
    const search = text.trim();
    if (search === now.search) return;
    const timer = setTimeout(() => {
      asked.current = search;
      change({ ...now, search });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  // The back button and "Show all" change the filter from outside.
  useEffect(() => {
    if (wanted.search !== asked.current) setText(wanted.search);
    asked.current = wanted.search;
  }, [wanted.search]);
  return (
    <div className="history-filters">
      <TextField
        label="Search"
        type="search"
        placeholder="Search your chats"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField
        label="Helper"
        value={wanted.helper ?? ''}
        onChange={(event) => onChange({ ...wanted, helper: helperOf(event.target.value) })}
      >
        <option value="">All helpers</option>
        {helperIds.map((id) => (
          <option key={id} value={id}>
            {helpers[id].name}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

const helperOf = (value: string): HelperId | null => (isHelperId(value) ? value : null);

// Loads the Markdown renderer, which the list does not need.
const PrintPage = lazy(async () => ({
  default: (await import('./print-conversation-page.tsx')).PrintConversationPage,
}));

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
        <p>Pick up where you left off.</p>
      </header>
      {!entitlement.saves_history && (
        <Notice>Your plan doesn’t save new chats. You can still read and download these.</Notice>
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
  const wanted: ChatFilter = {
    helper: isHelperId(helper) ? helper : null,
    search: params.get('search') ?? '',
  };
  const want = (next: ChatFilter) =>
    setParams(
      { ...(next.helper && { helper: next.helper }), ...(next.search && { search: next.search }) },
      { replace: true },
    );
  return { wanted, want };
};
