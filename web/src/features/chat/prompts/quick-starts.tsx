import { useState } from 'react';
import type { StarterPrompt } from '#shared/domain/starter-prompt.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { choiceOfStarterPrompt, type PromptChoice } from './prompt-choice.ts';
import { PromptList } from './prompt-list.tsx';
import type { useStarterPrompts } from './use-starter-prompts.ts';

/** How many prompts are shown before "show all". */
const firstFew = 5;

/** The quick starts of this trade, with their loading and error states. */
export const QuickStarts = ({
  actions,
  onPick,
}: {
  actions: ReturnType<typeof useStarterPrompts>;
  onPick: (starter: PromptChoice) => void;
}) => {
  const { quickStarts, error, retry } = actions;
  return (
    <section className="content-section" aria-labelledby="quick-starts">
      <h2 id="quick-starts">Quick-start prompts</h2>
      {quickStarts ? (
        <Some quickStarts={quickStarts} onPick={onPick} />
      ) : error ? (
        <ErrorPanel message={`Error loading helper actions: ${error.message}`} onRetry={retry} />
      ) : (
        <Spinner label="Loading prompts..." />
      )}
    </section>
  );
};

const Some = ({
  quickStarts,
  onPick,
}: {
  quickStarts: readonly StarterPrompt[];
  onPick: (starter: PromptChoice) => void;
}) => {
  const [showsAll, setShowsAll] = useState(false);
  if (quickStarts.length === 0) return <p>There are none yet. Pick one from the areas below.</p>;
  const isLong = quickStarts.length > firstFew + 1;
  return (
    <>
      <p>Fill in a couple of blanks, then send.</p>
      <PromptList
        jobs={quickStarts.map(choiceOfStarterPrompt)}
        limit={isLong && !showsAll ? firstFew : undefined}
        onPick={onPick}
      />
      {isLong && (
        <Button
          variant="quiet"
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
