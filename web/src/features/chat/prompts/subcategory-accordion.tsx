import { useId, useState } from 'react';
import type { HelperAction, Subcategory } from '#shared/catalogue/schema.ts';
import { Icon } from '#web/ui/icon.tsx';
import { drawerIcon } from './subcategory-icons.ts';
import { JobList } from './prompt-list.tsx';
import { fromAction, fromDrawer, type Starter } from './prompt-choice.ts';

type Pick = (starter: Starter) => void;

/** A drawer of the catalogue, and the card by which an admin may have renamed it. */
export type NamedDrawer = Subcategory & { readonly card: HelperAction | undefined };

/** Drawers in one cabinet, one open at a time; a card without a drawer is a prompt of its own. */
export const Chest = ({
  title,
  drawers,
  cards,
  onPick,
}: {
  title: string;
  drawers: readonly NamedDrawer[];
  cards: readonly HelperAction[];
  onPick: Pick;
}) => {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  return (
    <section className="sec" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="chest">
        {drawers.map((drawer) => (
          <Drawer
            key={drawer.id}
            drawer={drawer}
            isOpen={drawer.id === open}
            onToggle={() => setOpen(drawer.id === open ? null : drawer.id)}
            onPick={onPick}
          />
        ))}
        {cards.map((card) => (
          <li key={card.id}>
            <button type="button" className="drawer" onClick={() => onPick(fromAction(card))}>
              <Icon of={drawerIcon(card.icon)} />
              <b>{card.title}</b>
              <small>{card.description}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Drawer = ({
  drawer,
  isOpen,
  onToggle,
  onPick,
}: {
  drawer: NamedDrawer;
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
        className="drawer"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <Icon of={drawerIcon(icon)} />
        <b>{title}</b>
        <small>{aboutOf(drawer)}</small>
      </button>
      {isOpen && (
        <div className="drawer-open" id={id}>
          <JobList jobs={prompts.map((prompt) => fromDrawer(prompt, title))} onPick={onPick} />
        </div>
      )}
    </li>
  );
};

/** What an admin wrote about the drawer, else the first two things in it. */
const aboutOf = ({ card, prompts }: NamedDrawer) =>
  card && card.description !== prompts[0]?.description
    ? card.description
    : prompts
        .slice(0, 2)
        .map(({ title }) => title)
        .join(' · ');
