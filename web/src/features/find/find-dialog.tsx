import './find.css';
import Search from '@lucide/icons/icons/search';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { leaveAfterAsking } from '#web/core/ask-before-leaving.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Entry, Kind } from './find-entry.ts';
import { FoundList } from './found-list.tsx';
import { pageEntriesFor } from './page-entries.ts';
import { kindOfMore, shortenedGroups } from './shown-entry-groups.ts';
import { useFindEntries } from './use-find-entries.ts';
import { type FindReach, useFindResults } from './use-find-results.ts';

type Props = { onClose: () => void; onShortcuts: () => void };

/** Finds pages, helpers, tasks, chats, saved work, calculators and prompts by their words, and opens one of them. */
export const FindDialog = (props: Props) => {
  const view = useAccount();
  const business = activeBusiness(view);
  if (!business) return <Finder {...props} entries={pageEntriesFor(Boolean(view.office))} />;
  return <OfBusiness key={business.id} {...props} business={business} />;
};

const OfBusiness = ({ business, ...props }: Props & { business: Business }) => (
  <Finder {...props} entries={useFindEntries(business)} />
);

const Finder = ({ entries, onClose, onShortcuts }: Props & { entries: readonly Entry[] }) => {
  const [typed, setTyped] = useState('');
  const asked = typed.trim();
  const [opened, setOpened] = useState<ReadonlySet<Kind>>(new Set());
  const [reached, setReached] = useState<string | null>(null);
  const { groups, reach } = useFindResults(entries, asked);
  const shown = asked ? shortenedGroups(groups, opened, reached) : groups;
  const rows = shown.flatMap((group) => group.entries);
  const navigate = useNavigate();
  const open = (entry: Entry) => {
    const more = kindOfMore(entry);
    if (more) {
      setOpened(new Set([...opened, more]));
      const ofKind = groups.find(({ kind }) => kind === more)?.entries;
      return setReached(ofKind?.find((one) => !rows.includes(one))?.id ?? null);
    }
    onClose();
    leaveAfterAsking(() => void navigate(entry.to));
  };
  const startsAtFirst = asked !== '';
  const choice = useChoice(rows, { reached, setReached, startsAtFirst, onOpen: open });
  const { list, active } = choice;
  const isEmpty = groups.length === 0;
  return (
    <Dialog title="Find anything" onClose={onClose}>
      <div className="find" data-kept>
        <div className="find-field">
          <Icon icon={Search} />
          <input
            className="input"
            type="search"
            role="combobox"
            aria-label="What are you looking for?"
            aria-expanded={!isEmpty}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={active && `${list} ${active.id}`.replaceAll(' ', '-')}
            placeholder="Pages, chats, tasks, prompts"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={100}
            data-autofocus
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setOpened(new Set());
              setReached(null);
            }}
            onKeyDown={choice.onKeyDown}
          />
        </div>
        <p className="sr-only" role="status">
          {asked &&
            said(
              groups.reduce((sum, group) => sum + group.entries.length, 0),
              reach,
            )}
        </p>
        <div className="find-found">
          <Note reach={reach} isEmpty={isEmpty} asked={asked} />
          <FoundList id={list} groups={shown} asked={asked} active={active} onOpen={open} />
        </div>
      </div>
      <footer className="find-keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open
        </span>
        <Button variant="quiet" onClick={onShortcuts}>
          Keyboard shortcuts
        </Button>
      </footer>
    </Dialog>
  );
};

const said = (count: number, reach: FindReach) => {
  if (reach === 'searching') return '';
  return count === 0 ? 'Nothing found' : `${count} found`;
};

/** The entry that the arrow keys have reached; the first one before they are used, if Enter shall open that. */
const useChoice = (
  entries: readonly Entry[],
  {
    reached,
    setReached,
    startsAtFirst,
    onOpen,
  }: {
    reached: string | null;
    setReached: (id: string | null) => void;
    startsAtFirst: boolean;
    onOpen: (entry: Entry) => void;
  },
) => {
  const list = useId();
  const active =
    entries.find(({ id }) => id === reached) ?? (startsAtFirst ? entries[0] : undefined);
  const activeId = active?.id;
  useEffect(() => {
    if (activeId)
      document
        .getElementById(`${list} ${activeId}`.replaceAll(' ', '-'))
        ?.scrollIntoView({ block: 'nearest' });
  }, [list, activeId]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onOpen(active);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || entries.length === 0) return;
    event.preventDefault();
    const at = active ? entries.indexOf(active) : step > 0 ? -1 : 0;
    setReached(entries.at((at + step) % entries.length)?.id ?? null);
  };
  return { list, active, onKeyDown };
};

const Note = ({ reach, isEmpty, asked }: { reach: FindReach; isEmpty: boolean; asked: string }) => (
  <>
    {reach === 'offline' && (
      <p className="hint" role="status">
        You’re offline. Only what’s on this device was searched.
      </p>
    )}
    {reach === 'device' && (
      <p className="hint" role="status">
        We couldn’t search all of your chats. Only what’s on this device was searched.
      </p>
    )}
    {isEmpty && reach === 'searching' && <p className="hint">Searching your chats...</p>}
    {isEmpty && reach !== 'searching' && (
      <p className="find-none">
        Nothing found for “{asked}”. Try fewer words, or a word from its title.
      </p>
    )}
  </>
);
