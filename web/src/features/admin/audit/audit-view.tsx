import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { download } from '#web/core/download.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField, TextField } from '#web/ui/public-fields.tsx';
import { failureText } from '../admin-failures.ts';
import { momentText } from '../admin-format.ts';
import { type AuditEntry, type AuditFilter, auditQuery } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { PagedList } from '../paged-list.tsx';
import { auditCsv } from './audit-csv.ts';
import { auditedOperations, auditWords } from './audit-words.ts';

/** The filters that stand in the address, so that a filtered log can be linked to. */
const filters = ['admin_id', 'target', 'operation', 'from', 'to'] as const;
type Filter = (typeof filters)[number];

const filterIn = (search: URLSearchParams): AuditFilter => ({
  show: search.get('show') === 'changes' ? 'changes' : 'all',
  ...Object.fromEntries(
    filters.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  ),
});

/** What admins looked at and changed, newest first. Nobody can change or delete an entry. */
export const AuditView = () => {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const list = useInfiniteQuery(auditQuery(filter));
  const file = useMutation({
    mutationFn: () => auditCsv(filter),
    onSuccess: (text) => download(text, 'text/csv', 'sevenhands-audit.csv'),
  });
  const set = (name: Filter | 'show', value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <AdminSection title="Audit log" hint="Every admin view and change is logged here.">
      <AuditFilters filter={filter} set={set} />
      <Button
        variant="outline"
        busy={file.isPending && 'Exporting...'}
        onClick={() => file.mutate(undefined)}
      >
        Download as a spreadsheet
      </Button>
      {file.error && <Notice tone="danger">{failureText('exportTrail', file.error)}</Notice>}
      <PagedList list={list} failure="trail" none="Nothing yet.">
        {(entries) => <AuditRows entries={entries} set={set} />}
      </PagedList>
    </AdminSection>
  );
};

type Set = (name: Filter | 'show', value: string) => void;

const AuditFilters = ({ filter, set }: { filter: AuditFilter; set: Set }) => (
  <>
    <div className="user-facts">
      <SelectField
        label="Action"
        value={filter.operation ?? ''}
        onChange={({ target }) => set('operation', target.value)}
      >
        <option value="">Any</option>
        {auditedOperations.map((operation) => (
          <option key={operation} value={operation}>
            {auditWords(operation)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="From"
        type="date"
        value={filter.from ?? ''}
        onChange={({ target }) => set('from', target.value)}
      />
      <TextField
        label="To"
        type="date"
        value={filter.to ?? ''}
        onChange={({ target }) => set('to', target.value)}
      />
    </div>
    <label className="checkbox">
      <input
        type="checkbox"
        checked={filter.show === 'changes'}
        onChange={({ target }) => set('show', target.checked ? 'changes' : '')}
      />
      Changes only
    </label>
    <p className="row">
      {filter.admin_id && (
        <Button variant="outline" onClick={() => set('admin_id', '')}>
          Show all admins
        </Button>
      )}
      {filter.target && (
        <Button variant="outline" onClick={() => set('target', '')}>
          Show all accounts
        </Button>
      )}
    </p>
  </>
);

const AuditRows = ({ entries, set }: { entries: readonly AuditEntry[]; set: Set }) => (
  <ul className="admin-rows">
    {entries.map((entry) => (
      <li key={entry.id}>
        <div>
          <b>{auditWords(entry.operation)}</b>
          <small>
            <Button
              variant="quiet"
              aria-label={`Only by ${entry.admin_email ?? entry.admin_id}`}
              onClick={() => set('admin_id', entry.admin_id)}
            >
              {entry.admin_email ?? entry.admin_id}
            </Button>
            {entry.target && (
              <>
                {', '}
                <Button
                  variant="quiet"
                  aria-label={`Only about ${entry.target}`}
                  onClick={() => set('target', entry.target ?? '')}
                >
                  {entry.target}
                </Button>
              </>
            )}
          </small>
          {entry.page && <small>Page: {entry.page}</small>}
          {entry.reason && <small>“{entry.reason}”</small>}
        </div>
        <time dateTime={entry.created_at}>{momentText(entry.created_at)}</time>
      </li>
    ))}
  </ul>
);
