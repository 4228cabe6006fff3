import { useId, useState } from 'react';
import type { StarterPrompt, Subcategory } from '#shared/catalogue/schema.ts';
import { Icon } from '#web/ui/icon.tsx';
import { choiceOfPrompt, choiceOfStarterPrompt, type PromptChoice } from './prompt-choice.ts';
import { PromptList } from './prompt-list.tsx';
import { subcategoryIcon } from './subcategory-icons.ts';

type Pick = (starter: PromptChoice) => void;

/** A drawer of the catalogue, and the card by which an admin may have renamed it. */
export type NamedSubcategory = Subcategory & { readonly card: StarterPrompt | undefined };

/** Drawers in one cabinet, one open at a time; a card without a drawer is a prompt of its own. */
export const SubcategoryAccordion = ({
  title,
  drawers,
  cards,
  onPick,
}: {
  title: string;
  drawers: readonly NamedSubcategory[];
  cards: readonly StarterPrompt[];
  onPick: Pick;
}) => {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  return (
    <section className="content-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="subcategories">
        {drawers.map((drawer) => (
          <SubcategoryItem
            key={drawer.id}
            drawer={drawer}
            isOpen={drawer.id === open}
            onToggle={() => setOpen(drawer.id === open ? null : drawer.id)}
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
  drawer,
  isOpen,
  onToggle,
  onPick,
}: {
  drawer: NamedSubcategory;
  isOpen: boolean;
  onToggle: () => void;
  onPick: Pick;
}) => {
  const id = useId();
  const { prompts, icon } = drawer;
  const title = drawer.card?.title ?? drawer.name;
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
        <small>{aboutOf(drawer)}</small>
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

/** What an admin wrote about the drawer, else the first two things in it. */
const aboutOf = ({ card, prompts }: NamedSubcategory) =>
  card && card.description !== prompts[0]?.description
    ? card.description
    : prompts
        .slice(0, 2)
        .map(({ title }) => title)
        .join(' · ');
