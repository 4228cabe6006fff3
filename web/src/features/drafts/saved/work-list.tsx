import { useDeferredValue, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { SavedWork } from '#shared/domain/drafts/saved-work.ts';
import { useFoundRow } from '#web/core/use-found-row.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/public-fields.tsx';
import { useRemove } from './use-change-work.ts';
import { WorkCard } from './work-card.tsx';
import { workMatchesSearch } from './work-matches-search.ts';

type Props = {
  business: Business;
  items: readonly SavedWork[];
  /** Called after something was deleted together with the focused button. */
  onRemoved: () => void;
};

/** Saved work, newest first, and a search in its names and words. */
export const WorkList = ({ business, items, onRemoved }: Props) => {
  useFoundRow();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const [leaving, setLeaving] = useState<SavedWork | null>(null);
  const remove = useRemove(business.id, () => {
    setLeaving(null);
    onRemoved();
  });
  const found = asked ? items.filter((one) => workMatchesSearch(one, asked)) : items;
  return (
    <>
      <TextField
        className="work-search"
        label="Search"
        type="search"
        placeholder="Search saved work"
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className={asked ? 'hint' : 'sr-only'} role="status">
        {asked && (found.length === 1 ? '1 found' : `${found.length} found`)}
      </p>
      <ul className="work-list">
        {found.map((work) => (
          <WorkCard
            key={work.id}
            work={work}
            business={business}
            onRemove={() => setLeaving(work)}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p className="row">
          No matches.
          <Button variant="outline" onClick={() => setSearch('')}>
            Show all
          </Button>
        </p>
      )}
      {leaving && (
        <Confirm
          title="Permanently delete this?"
          question={`“${leaving.name}” will be deleted. You can’t undo this.`}
          yes="Delete"
          busy={remove.isPending && 'Deleting...'}
          failure={remove.error?.message ?? null}
          onYes={() => remove.mutate(leaving.id)}
          onClose={() => {
            remove.reset();
            setLeaving(null);
          }}
        />
      )}
    </>
  );
};
