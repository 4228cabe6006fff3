import ThumbsDown from '@lucide/icons/icons/thumbs-down';
import ThumbsUp from '@lucide/icons/icons/thumbs-up';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { type HelperId, helperIds, isHelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { tradeOf } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { SelectField } from '#web/ui/public-fields.tsx';
import { ErrorPanel } from '#web/ui/status-panels.tsx';
import { failureText } from '../admin-failures.ts';
import { countText } from '../admin-format.ts';
import { type PromptRatings, promptsQuery, ratingsQuery } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { PromptList } from './prompt-list.tsx';
import { ThumbDownReasons } from './thumb-down-reasons.tsx';
import { WeakPrompts } from './weak-prompts.tsx';

/** What owners make of a helper's answers, prompt by prompt, those with most thumbs down first. */
const RatingsSection = ({ helper }: { helper: HelperId }) => {
  const { data, error, refetch } = useQuery(ratingsQuery(helper));
  return (
    <AdminSection
      title={`Ratings for ${helpers[helper].name}`}
      hint="All business types, test accounts excluded. When an answer is deleted, so is its reason."
    >
      {data ? (
        data.items.length ? (
          <ul className="admin-rows">
            {data.items.map((prompt) => (
              <Ratings key={prompt.prompt_id ?? ''} {...prompt} />
            ))}
          </ul>
        ) : (
          <p className="hint">No one has used this helper’s prompts or rated an answer yet.</p>
        )
      ) : error ? (
        <ErrorPanel message={failureText('ratings', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </AdminSection>
  );
};

const Ratings = ({ title, asked, sent, up, down, reasons }: PromptRatings) => (
  <li>
    <div>
      <b>{title ?? 'Questions in the owner’s own words'}</b>
      {title !== null && (
        <small>
          Asked {countText(asked)}, drafts sent {countText(sent)}
        </small>
      )}
      <ThumbDownReasons reasons={reasons} />
    </div>
    <span className="thumbs">
      <Thumbs icon={ThumbsUp} count={up} words="thumbs up" />
      <Thumbs icon={ThumbsDown} count={down} words="thumbs down" />
    </span>
  </li>
);

const Thumbs = ({
  icon,
  count,
  words,
}: {
  icon: typeof ThumbsUp;
  count: number;
  words: string;
}) => (
  <span>
    <Icon icon={icon} />
    {countText(count)}
    <span className="sr-only"> {words}</span>
  </span>
);

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
      <RatingsSection helper={place.helper_id} />
    </>
  );
};
