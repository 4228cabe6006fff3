import { useQuery } from '@tanstack/react-query';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import type { StarterPrompt } from '#shared/domain/starter-prompt.ts';
import { helperContentQuery } from '#web/helper-content.ts';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type NamedSubcategory, namedSubcategories } from './named-subcategories.ts';
import type { PromptChoice } from './prompt-choice.ts';
import { SubcategoryAccordion } from './subcategory-accordion.tsx';
import type { Edits } from './use-starter-prompts.ts';

/** The helper's subcategories; those it shares with another helper form a second group. */
export const Subcategories = ({
  helperId,
  cards,
  edits,
  onPick,
}: {
  helperId: HelperId;
  /** The stored cards in their order: each names a subcategory, or is a single prompt. */
  cards: readonly StarterPrompt[];
  edits: Edits;
  onPick: (starter: PromptChoice) => void;
}) => {
  const { data, error, refetch } = useQuery(helperContentQuery(helperId));
  if (error)
    return (
      <section className="content-section">
        <ErrorPanel
          message="These prompts could not be loaded. Check your connection."
          onRetry={() => void refetch()}
        />
      </section>
    );
  if (!data)
    return (
      <section className="content-section">
        <Spinner label="Loading areas..." />
      </section>
    );
  const subcategories = namedSubcategories(helperId, data.subcategories, { cards, edits });
  const loose = cards.filter((card) => !subcategories.some(({ id }) => id === card.id));
  return groupsOf(helperId, subcategories).map((group, index) => (
    <SubcategoryAccordion
      key={group.title}
      {...group}
      cards={index === 0 ? loose : []}
      onPick={onPick}
    />
  ));
};

/** Its own subcategories first, whatever the order of the cards. */
const groupsOf = (helperId: HelperId, all: readonly NamedSubcategory[]) => {
  const isOwn = ({ writer }: NamedSubcategory) => writer === helperId;
  const groups = Map.groupBy(
    [...all.filter(isOwn), ...all.filter((one) => !isOwn(one))],
    ({ writer }) => writer,
  );
  return [...groups].map(([writer, subcategories]) => ({
    title: writer === helperId ? 'Specialized areas' : `Shared with ${helpers[writer].name}`,
    subcategories,
  }));
};
