import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedAtLeast, WeakOrder } from '#shared/domain/admin/weak-prompts.ts';
import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { type TradeName, tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/public-fields.tsx';
import { failureText } from '../admin-failures.ts';
import { countText } from '../admin-format.ts';
import {
  type PromptPlace,
  promptsQuery,
  type WeakFilter,
  type WeakPrompt,
  weakPromptsQuery,
} from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { PagedList } from '../paged-list.tsx';
import { EditPromptDialog } from './edit-prompt-dialog.tsx';
import { ThumbDownReasons } from './thumb-down-reasons.tsx';
import { versionName } from './version-counts.tsx';

const orders: Readonly<Record<WeakOrder, string>> = {
  overall: 'Down and not used',
  down: 'Thumbs down',
  unused: 'Not used',
  cost: 'Cost',
};
const asked: Readonly<Record<AskedAtLeast, string>> = {
  1: 'Once',
  20: '20 times',
  100: '100 times',
};

/** The prompts of all helpers that helped owners least, worst first, each to edit and test. */
export const WeakPrompts = () => {
  const [filter, setFilter] = useState<WeakFilter>({ order: 'overall', asked_at_least: '20' });
  const list = useInfiniteQuery(weakPromptsQuery(filter));
  const first = list.data?.pages[0];
  const [edited, setEdited] = useState<WeakPrompt | null>(null);
  return (
    <AdminSection
      title={first?.items[0] ? `Start with “${first.items[0].title}”` : 'Worst prompts'}
      hint={
        first
          ? `${countText(first.total)} prompts, ${countText(first.answers)} answers from their current text. Test accounts and admins aren’t counted.`
          : undefined
      }
    >
      <Filters filter={filter} onChange={setFilter} />
      <p className="hint">Not used: no draft of the answer was copied, sent, shared, or saved.</p>
      <PagedList list={list} failure="ratings" none="No prompt was used that often yet.">
        {(prompts) => (
          <ul className="weak-prompts">
            {prompts.map((prompt) => (
              <Row
                key={`${prompt.helper_id} ${prompt.prompt_id}`}
                prompt={prompt}
                onEdit={() => setEdited(prompt)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {edited?.place && (
        <EditWeak place={edited.place} id={edited.prompt_id} onClose={() => setEdited(null)} />
      )}
    </AdminSection>
  );
};

const Filters = ({
  filter,
  onChange,
}: {
  filter: WeakFilter;
  onChange: (filter: WeakFilter) => void;
}) => (
  <div className="weak-filters">
    <SelectField
      label="Helper"
      value={filter.helper_id ?? ''}
      onChange={({ target }) =>
        onChange({ ...filter, helper_id: (target.value || undefined) as HelperId | undefined })
      }
    >
      <option value="">All helpers</option>
      {helperIds.map((id) => (
        <option key={id} value={id}>
          {helpers[id].name}
        </option>
      ))}
    </SelectField>
    <SelectField
      label="Business type"
      value={filter.business_type ?? ''}
      onChange={({ target }) =>
        onChange({
          ...filter,
          business_type: (target.value || undefined) as TradeName | undefined,
        })
      }
    >
      <option value="">All business types</option>
      {tradeNames.map((type) => (
        <option key={type}>{type}</option>
      ))}
    </SelectField>
    <SelectField
      label="Used at least"
      value={filter.asked_at_least}
      onChange={({ target }) =>
        onChange({ ...filter, asked_at_least: target.value as AskedAtLeast })
      }
    >
      {Object.entries(asked).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
    <SelectField
      label="Worst by"
      value={filter.order}
      onChange={({ target }) => onChange({ ...filter, order: target.value as WeakOrder })}
    >
      {Object.entries(orders).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  </div>
);

const cents = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

const Row = ({ prompt, onEdit }: { prompt: WeakPrompt; onEdit: () => void }) => {
  const { helper_id, title, version, asked: times, down, down_percent, unused_percent } = prompt;
  const unused = unused_percent ?? 0;
  const before = prompt.down_percent_before;
  return (
    <li>
      <HelperAvatar helper={helper_id} size="sm" />
      <div>
        <b>{title}</b>
        <small>
          {helpers[helper_id].name}. {versionName(version)}.
        </small>
        {before !== null && before < down_percent && (
          <small>
            <b>This text made it worse.</b> The one before had {before}% thumbs down.
          </small>
        )}
        <ThumbDownReasons reasons={prompt.reasons} />
      </div>
      <span
        className="split-bar"
        role="img"
        aria-label={`${down_percent}% thumbs down, ${unused}% not used`}
      >
        {/* Both shares can be 100 %. */}
        <i style={{ width: `${down_percent / 2}%` }} />
        <i style={{ width: `${unused / 2}%` }} />
      </span>
      <dl className="weak-numbers">
        <div>
          <dd>{down_percent}%</dd>
          <dt>
            {countText(down)} of {countText(times)} thumbs down
          </dt>
        </div>
        <div>
          <dd>{unused_percent === null ? '–' : `${unused_percent}%`}</dd>
          <dt>{unused_percent === null ? 'no drafts' : 'not used'}</dt>
        </div>
        <div>
          <dd>{cents.format(prompt.dollars)}</dd>
          <dt>an answer</dt>
        </div>
      </dl>
      {prompt.place ? (
        <Button
          variant="outline"
          className="weak-edit"
          aria-label={`Edit and test: ${title}`}
          onClick={onEdit}
        >
          Edit and test
        </Button>
      ) : (
        <span className="weak-edit tag">Built in</span>
      )}
    </li>
  );
};

/** The editor of a prompt of the list, once its text is there. */
const EditWeak = ({
  place,
  id,
  onClose,
}: {
  place: PromptPlace;
  id: string;
  onClose: () => void;
}) => {
  const { data, error, refetch } = useQuery(promptsQuery(place));
  const action = data?.items.find((one) => one.id === id);
  if (action) return <EditPromptDialog place={place} action={action} onClose={onClose} />;
  if (error)
    return <ErrorPanel message={failureText('prompts', error)} onRetry={() => void refetch()} />;
  return data ? <Notice tone="danger">This prompt isn’t in its list anymore.</Notice> : null;
};
