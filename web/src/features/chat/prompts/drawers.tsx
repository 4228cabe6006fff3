import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { helpers } from '#shared/catalogue/helpers.ts';
import { loadHelperContent } from '#shared/catalogue/load.ts';
import type { HelperAction, Subcategory } from '#shared/catalogue/schema.ts';
import { type HelperId, isHelperId } from '#shared/domain/helpers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { drawerIcon } from './drawer-icons.ts';
import { JobList } from './job-list.tsx';
import { fromAction, fromDrawer, type Starter } from './starter.ts';

type Pick = (starter: Starter) => void;

/** The helper's areas as drawers of one chest; what it shares with another helper stands in a second chest. */
export const Drawers = ({
  helperId,
  cards,
  onPick,
}: {
  helperId: HelperId;
  /** Cards the server adds for this trade; each is one prompt. */
  cards: readonly HelperAction[];
  onPick: Pick;
}) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['helper-content', helperId],
    queryFn: () => loadHelperContent(helperId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error)
    return (
      <section className="sec">
        <ErrorPanel
          message="These prompts could not be loaded. Check your connection."
          onRetry={() => void refetch()}
        />
      </section>
    );
  if (!data)
    return (
      <section className="sec">
        <Spinner label="Loading areas..." />
      </section>
    );
  return groupsOf(helperId, data.subcategories).map(({ title, drawers }, index) => (
    <Chest
      key={title}
      title={title}
      drawers={drawers}
      cards={index === 0 ? cards : []}
      onPick={onPick}
    />
  ));
};

/** A prompt's id begins with the helper it was written for. */
const writtenFor = ({ prompts }: Subcategory) => prompts[0]?.id.split('.')[0];

const groupsOf = (helperId: HelperId, subcategories: readonly Subcategory[]) => {
  const groups = Map.groupBy(subcategories, (drawer) => writtenFor(drawer) ?? helperId);
  return [...groups].map(([owner, drawers]) => ({
    title:
      owner === helperId || !isHelperId(owner)
        ? 'Specialised areas'
        : `Shared with ${helpers[owner].name}`,
    drawers,
  }));
};

const Chest = ({
  title,
  drawers,
  cards,
  onPick,
}: {
  title: string;
  drawers: readonly Subcategory[];
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
  drawer: { name, icon, prompts },
  isOpen,
  onToggle,
  onPick,
}: {
  drawer: Subcategory;
  isOpen: boolean;
  onToggle: () => void;
  onPick: Pick;
}) => {
  const id = useId();
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
        <b>{name}</b>
        <small>
          {prompts
            .slice(0, 2)
            .map(({ title }) => title)
            .join(' · ')}
        </small>
      </button>
      {isOpen && (
        <div className="drawer-open" id={id}>
          <JobList jobs={prompts.map((prompt) => fromDrawer(prompt, name))} onPick={onPick} />
        </div>
      )}
    </li>
  );
};
