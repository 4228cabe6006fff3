import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { countText, momentText } from '../admin-format.ts';
import { suggestionPath } from '../admin-paths.ts';
import { listQuery, type Suggestion } from '../admin-queries.ts';
import { PagedList } from '../paged-list.tsx';
import { SuggestionsReplyForm } from './suggestions-reply-form.tsx';

/** Who made a suggestion, as far as the list knows. */
export const makerOf = ({ contact_email, user_id }: Suggestion) =>
  contact_email ?? (user_id ? 'A member' : 'A visitor without an address');

/** So many are answered at once. */
const most = 25;

/** The suggestions that nobody has dealt with; the same wishes are chosen and answered together. */
export const OpenSuggestions = () => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const list = useInfiniteQuery(listQuery('listOpenSuggestions'));
  const open = list.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  const ids = chosen.filter((id) => open.includes(id));
  const toggle = (id: string) =>
    setChosen(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return (
    <>
      <p className="hint">
        Choose those that ask for the same thing, and answer them together. Each gets an email of
        its own.
      </p>
      <PagedList
        list={list}
        failure="suggestions"
        none="No one is waiting for an answer to an idea."
      >
        {(suggestions) => (
          <ul className="admin-rows">
            {suggestions.map((suggestion) => (
              <li key={suggestion.id}>
                <label className="checkbox suggestion">
                  <input
                    type="checkbox"
                    checked={ids.includes(suggestion.id)}
                    disabled={ids.length >= most && !ids.includes(suggestion.id)}
                    onChange={() => toggle(suggestion.id)}
                  />
                  <span>{suggestion.suggestion_text}</span>
                </label>
                <small>
                  <Link to={suggestionPath(suggestion.id)}>{makerOf(suggestion)}</Link>
                </small>
                <time dateTime={suggestion.created_at}>{momentText(suggestion.created_at)}</time>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {ids.length > 0 && (
        <SuggestionsReplyForm
          ids={ids}
          label={
            ids.length === 1 ? 'Send and done' : `Send to all ${countText(ids.length)} and done`
          }
          onDone={() => setChosen([])}
        />
      )}
    </>
  );
};
