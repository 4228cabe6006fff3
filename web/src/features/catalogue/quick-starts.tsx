import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';
import { helperContentQuery } from '#web/core/helper-prompts-query.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { type FillablePrompt, fillableStarterPrompt } from './fillable-prompt.ts';
import { namedSubcategories } from './named-subcategories.ts';
import { PromptList } from './prompt-list.tsx';
import type { useStarterPrompts } from './use-starter-prompts.ts';

/** How many prompts are shown before "show all": whole rows where two stand side by side. */
const firstFew = 6;

/** The quick starts of this trade, with their loading and error states; where there are none, one prompt of each of the first topics. */
export const QuickStarts = ({
  helperId,
  actions,
  onPick,
}: {
  helperId: HelperId;
  actions: ReturnType<typeof useStarterPrompts>;
  onPick: (starter: FillablePrompt) => void;
}) => {
  const { quickStarts, error, retry } = actions;
  return (
    <section className="content-section" aria-labelledby="quick-starts">
      <h2 id="quick-starts">Quick-start prompts</h2>
      {quickStarts?.length === 0 ? (
        <OneOfEachTopic helperId={helperId} {...actions} onPick={onPick} />
      ) : quickStarts ? (
        <Some quickStarts={quickStarts} onPick={onPick} />
      ) : error ? (
        <ErrorPanel message={`Error loading helper actions: ${error.message}`} onRetry={retry} />
      ) : (
        <Spinner label="Loading prompts..." />
      )}
    </section>
  );
};

/** So many topics have a prompt among the quick starts. */
const topicsShown = 3;

const OneOfEachTopic = ({
  helperId,
  onPick,
  ...stored
}: Pick<ReturnType<typeof useStarterPrompts>, 'cards' | 'edits'> & {
  helperId: HelperId;
  onPick: (starter: FillablePrompt) => void;
}) => {
  const { data, error, refetch } = useQuery(helperContentQuery(helperId));
  if (error)
    return (
      <ErrorPanel
        message="Couldn’t load these prompts. Check your connection."
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Spinner label="Loading prompts..." />;
  const topics = namedSubcategories(helperId, data.subcategories, stored);
  const jobs = topics
    .slice(0, topicsShown)
    .flatMap(({ icon, jobs: [first] }) => (first ? [{ ...first, icon }] : []));
  return (
    <>
      <p>{howTo}</p>
      <PromptList jobs={jobs} onPick={onPick} />
    </>
  );
};

const howTo = 'Fill in a few blanks and send.';

const Some = ({
  quickStarts,
  onPick,
}: {
  quickStarts: readonly StarterPrompt[];
  onPick: (starter: FillablePrompt) => void;
}) => {
  const [showsAll, setShowsAll] = useState(false);
  const isLong = quickStarts.length > firstFew + 1;
  return (
    <>
      <p>{howTo}</p>
      <PromptList
        jobs={quickStarts.map(fillableStarterPrompt)}
        limit={isLong && !showsAll ? firstFew : undefined}
        onPick={onPick}
      />
      {isLong && (
        <Button
          variant="outline"
          className="show-all-prompts"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${quickStarts.length}`}
        </Button>
      )}
    </>
  );
};
