import { useEffect, useRef, useState } from 'react';
import { type HelperId, helperIds, isHelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { Wanted } from './queries.ts';

/** Delay between the last key and the request, in milliseconds. */
const settleMs = 300;

/** Filters the list by text and by helper. */
export const Filters = ({
  wanted,
  onChange,
}: {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
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
        placeholder="Words from your chats"
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
