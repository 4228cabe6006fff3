import { useId, useState } from 'react';
import type { Subcategory } from '#shared/catalogue/schema.ts';
import type { StarterPrompt } from '#shared/domain/starter-prompt.ts';
import { Icon } from '#web/ui/icon.tsx';
import { choiceOfPrompt, choiceOfStarterPrompt, type PromptChoice } from './prompt-choice.ts';
import { PromptList } from './prompt-list.tsx';
import { subcategoryIcon } from './subcategory-icons.ts';

type Pick = (starter: PromptChoice) => void;

/** A subcategory of the catalogue with its stored card, by which an admin may have renamed it. */
export type NamedSubcategory = Subcategory & { readonly card: StarterPrompt | undefined };

/** Subcategories of which one is open at a time, followed by the cards that are single prompts. */
export const SubcategoryAccordion = ({
  title,
  subcategories,
  cards,
  onPick,
}: {
  title: string;
  subcategories: readonly NamedSubcategory[];
  cards: readonly StarterPrompt[];
  onPick: Pick;
}) => {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  return (
    <section className="content-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="subcategories">
        {subcategories.map((subcategory) => (
          <SubcategoryItem
            key={subcategory.id}
            subcategory={subcategory}
            isOpen={subcategory.id === open}
            onToggle={() => setOpen(subcategory.id === open ? null : subcategory.id)}
            onPick={onPick}
          />
        ))}
        {cards.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              className="subcategory"
              onClick={() => onPick(choiceOfStarterPrompt(card))}
            >
              <Icon icon={subcategoryIcon(card.icon)} />
              <b>{card.title}</b>
              <small>{card.description}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const SubcategoryItem = ({
  subcategory,
  isOpen,
  onToggle,
  onPick,
}: {
  subcategory: NamedSubcategory;
  isOpen: boolean;
  onToggle: () => void;
  onPick: Pick;
}) => {
  const id = useId();
  const { prompts, icon } = subcategory;
  const title = subcategory.card?.title ?? subcategory.name;
  return (
    <li>
      <button
        type="button"
        className="subcategory"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <Icon icon={subcategoryIcon(icon)} />
        <b>{title}</b>
        <small>{aboutOf(subcategory)}</small>
      </button>
      {isOpen && (
        <div className="subcategory-prompts" id={id}>
          <PromptList
            jobs={prompts.map((prompt) => choiceOfPrompt(prompt, title))}
            onPick={onPick}
          />
        </div>
      )}
    </li>
  );
};

/** The card's description, or the titles of the first two prompts. */
const aboutOf = ({ card, prompts }: NamedSubcategory) =>
  card && card.description !== prompts[0]?.description
    ? card.description
    : prompts
        .slice(0, 2)
        .map(({ title }) => title)
        .join(' · ');
