import { useQuery } from '@tanstack/react-query';
import { helpers } from '#shared/catalogue/helpers.ts';
import type { StarterPrompt, Subcategory } from '#shared/catalogue/schema.ts';
import { type HelperId, isHelperId } from '#shared/domain/helpers.ts';
import { helperContentQuery } from '#web/helper-content.ts';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { PromptChoice } from './prompt-choice.ts';
import { type NamedSubcategory, SubcategoryAccordion } from './subcategory-accordion.tsx';

/** The helper's areas as drawers of one chest; what it shares with another helper stands in a second chest. */
export const Subcategories = ({
  helperId,
  cards,
  onPick,
}: {
  helperId: HelperId;
  /** The cards the server keeps: each names a drawer anew, or is a single prompt of its own. */
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
  const drawers = data.subcategories.map((drawer) => ({
    ...drawer,
    card: cards.find(({ id }) => id === cardId(helperId, drawer)),
  }));
  const loose = cards.filter((card) => !drawers.some((drawer) => drawer.card === card));
  return groupsOf(helperId, drawers).map((group, index) => (
    <SubcategoryAccordion
      key={group.title}
      {...group}
      cards={index === 0 ? loose : []}
      onPick={onPick}
    />
  ));
};

/** The id under which the server keeps the card of a drawer. */
const cardId = (helperId: HelperId, { id }: Subcategory) => `${helperId}.card.${id}`;

/** A prompt's id begins with the helper it was written for. */
const writtenFor = ({ prompts }: Subcategory) => prompts[0]?.id.split('.')[0];

const groupsOf = (helperId: HelperId, all: readonly NamedSubcategory[]) => {
  const groups = Map.groupBy(all, (drawer) => writtenFor(drawer) ?? helperId);
  return [...groups].map(([owner, drawers]) => ({
    title:
      owner === helperId || !isHelperId(owner)
        ? 'Specialised areas'
        : `Shared with ${helpers[owner].name}`,
    drawers,
  }));
};
