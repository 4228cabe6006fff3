import { useQuery } from '@tanstack/react-query';
import type { Subcategory } from '#shared/catalogue/schema.ts';
import { type HelperId, isHelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import type { StarterPrompt } from '#shared/domain/starter-prompt.ts';
import { helperContentQuery } from '#web/helper-content.ts';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { PromptChoice } from './prompt-choice.ts';
import { type NamedSubcategory, SubcategoryAccordion } from './subcategory-accordion.tsx';

/** The helper's subcategories; those it shares with another helper form a second group. */
export const Subcategories = ({
  helperId,
  cards,
  onPick,
}: {
  helperId: HelperId;
  /** The stored cards: each renames a subcategory, or is a single prompt. */
  cards: readonly StarterPrompt[];
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
  const subcategories = data.subcategories.map((subcategory) => ({
    ...subcategory,
    card: cards.find(({ id }) => id === cardId(helperId, subcategory)),
  }));
  const loose = cards.filter(
    (card) => !subcategories.some((subcategory) => subcategory.card === card),
  );
  return groupsOf(helperId, subcategories).map((group, index) => (
    <SubcategoryAccordion
      key={group.title}
      {...group}
      cards={index === 0 ? loose : []}
      onPick={onPick}
    />
  ));
};

/** The id of the stored card of a subcategory. */
const cardId = (helperId: HelperId, { id }: Subcategory) => `${helperId}.card.${id}`;

/** A prompt's id begins with the helper it was written for. */
const writtenFor = ({ prompts }: Subcategory) => prompts[0]?.id.split('.')[0];

const groupsOf = (helperId: HelperId, all: readonly NamedSubcategory[]) => {
  const groups = Map.groupBy(all, (subcategory) => writtenFor(subcategory) ?? helperId);
  return [...groups].map(([owner, subcategories]) => ({
    title:
      owner === helperId || !isHelperId(owner)
        ? 'Specialized areas'
        : `Shared with ${helpers[owner].name}`,
    subcategories,
  }));
};
