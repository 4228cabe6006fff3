import { useId, useState } from 'react';
import type { StarterPrompt } from '#shared/domain/starter-prompt.ts';
import { PromptIcon } from '#web/prompt-icons/prompt-icon.tsx';
import type { NamedSubcategory } from './named-subcategories.ts';
import { choiceOfStarterPrompt, type PromptChoice } from './prompt-choice.ts';
import { PromptList } from './prompt-list.tsx';

type Pick = (starter: PromptChoice) => void;

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
              <PromptIcon name={card.icon} />
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
  const { title, about, icon, jobs } = subcategory;
  return (
    <li>
      <button
        type="button"
        className="subcategory"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <PromptIcon name={icon} />
        <b>{title}</b>
        <small>{about}</small>
      </button>
      {isOpen && (
        <div className="subcategory-prompts" id={id}>
          <PromptList jobs={jobs} onPick={onPick} />
        </div>
      )}
    </li>
  );
};
