import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { tradeNames, tradeOf } from '#shared/domain/choices.ts';
import { helperIds, isHelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { SelectField } from '#web/ui/field.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { failureText } from '../format.ts';
import { promptsQuery } from '../queries.ts';
import { Section } from '../section.tsx';
import { PromptList } from './prompt-list.tsx';
import { RatingsSection } from './ratings-section.tsx';

/** The starter prompts of one helper and trade, which stand in the address. */
export const PromptsView = () => {
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
      <Section
        title="Starter prompts"
        hint="What owners find at a helper. A business type without prompts of its own sees those of Other."
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
      </Section>
      <RatingsSection helper={place.helper_id} />
    </>
  );
};
