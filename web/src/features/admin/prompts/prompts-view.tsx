import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { helperIds, isHelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { tradeOf } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { SelectField } from '#web/ui/public-fields.tsx';
import { failureText } from '../admin-failures.ts';
import { promptsQuery } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { HelperRatings } from './helper-ratings.tsx';
import { PromptList } from './prompt-list.tsx';
import { WeakPrompts } from './weak-prompts.tsx';

/** The worst prompts of all helpers, or the prompts of one helper and trade, which stand in the address. */
export const PromptsView = () => {
  const [search] = useSearchParams();
  const isByHelper = search.has('helper');
  return (
    <>
      <nav className="segmented-control" aria-label="Prompts">
        <Link to="/admin?view=prompts" aria-current={isByHelper ? undefined : 'page'}>
          Worst first
        </Link>
        <Link
          to={`/admin?view=prompts&helper=${helperIds[0]}`}
          aria-current={isByHelper ? 'page' : undefined}
        >
          By helper
        </Link>
      </nav>
      {isByHelper ? <PromptsByHelper /> : <WeakPrompts />}
    </>
  );
};

const PromptsByHelper = () => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('helper');
  const place = {
    helper_id: isHelperId(asked) ? asked : helperIds[0],
    business_type: tradeOf(search.get('trade') ?? ''),
  };
  const go = (change: Record<string, string>) =>
    setSearch((before) => ({ ...Object.fromEntries(before), ...change }), { replace: true });
  const { data, error, refetch } = useQuery(promptsQuery(place));
  return (
    <>
      <AdminSection
        title="Starter prompts"
        hint="The prompts owners see under each helper. A business type with no prompts of its own uses the ones for Other."
      >
        <div className="prompt-filters">
          <SelectField
            label="Helper"
            value={place.helper_id}
            onChange={({ target }) => go({ helper: target.value })}
          >
            {helperIds.map((id) => (
              <option key={id} value={id}>
                {helpers[id].name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Business type"
            value={place.business_type}
            onChange={({ target }) => go({ trade: target.value })}
          >
            {tradeNames.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </SelectField>
        </div>
        {data ? (
          <PromptList
            key={`${place.helper_id} ${place.business_type}`}
            place={place}
            actions={data.items}
          />
        ) : error ? (
          <ErrorPanel message={failureText('prompts', error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </AdminSection>
      <HelperRatings helper={place.helper_id} />
    </>
  );
};
