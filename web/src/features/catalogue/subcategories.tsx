import ArrowRight from '@lucide/icons/icons/arrow-right';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';
import { helperContentQuery } from '#web/core/helper-prompts-query.ts';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { type FillablePrompt, fillableStarterPrompt } from './fillable-prompt.ts';
import { type NamedSubcategory, namedSubcategories } from './named-subcategories.ts';
import { PromptIcon } from './prompt-icons/prompt-icon.tsx';
import { PromptList } from './prompt-list.tsx';
import type { Edits } from './use-starter-prompts.ts';

type Pick = (starter: FillablePrompt) => void;

/** Subcategories of which one is open at a time, followed by the cards that are single prompts. */
const SubcategoryAccordion = ({
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
              onClick={() => onPick(fillableStarterPrompt(card))}
            >
              <PromptIcon name={card.icon} />
              <b>{card.title}</b>
              <small>{card.description}</small>
              <Icon icon={ArrowRight} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Brings an element to the top of the window, gently where motion is allowed. */
const scrollToTop = (element: HTMLElement | null) =>
  element?.scrollIntoView?.({
    block: 'start',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });

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
  const header = useRef<HTMLButtonElement>(null);
  const { title, about, icon, jobs } = subcategory;
  useEffect(() => {
    if (isOpen) scrollToTop(header.current);
  }, [isOpen]);
  return (
    <li>
      <button
        ref={header}
        type="button"
        className="subcategory"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <PromptIcon name={icon} />
        <b>{title}</b>
        <small>{about}</small>
        <Icon icon={ChevronRight} />
      </button>
      {isOpen && (
        <div className="subcategory-prompts" id={id}>
          <PromptList jobs={jobs} onPick={onPick} />
        </div>
      )}
    </li>
  );
};

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
  onPick: (starter: FillablePrompt) => void;
}) => {
  const { data, error, refetch } = useQuery(helperContentQuery(helperId));
  if (error)
    return (
      <section className="content-section">
        <ErrorPanel
          message="Couldn’t load these prompts. Check your connection."
          onRetry={() => void refetch()}
        />
      </section>
    );
  if (!data)
    return (
      <section className="content-section">
        <Spinner label="Loading topics..." />
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
  const isOwn = ({ helper }: NamedSubcategory) => helper === helperId;
  const groups = Map.groupBy(
    [...all.filter(isOwn), ...all.filter((one) => !isOwn(one))],
    ({ helper }) => helper,
  );
  return [...groups].map(([helper, subcategories]) => ({
    title: helper === helperId ? 'Topics' : `Also in ${helpers[helper].name}`,
    subcategories,
  }));
};
