import Calculator from '@lucide/icons/icons/calculator';
import ListChecks from '@lucide/icons/icons/list-checks';
import { type Channel, channelLabels } from '#shared/domain/chat/answer-parts/limits.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { channelIcons } from '#web/features/drafts/channel-icons.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useThreePanes } from '#web/ui/use-narrow.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';

/** With fewer there is nothing to jump to that is not in sight. */
const fewest = 2;

const short: Readonly<Partial<Record<Channel, string>>> = {
  'text-message': 'Text',
  'review-reply': 'Reply',
  'social-post': 'Post',
};
const many = (count: number, word: string) =>
  count === 1 ? word : `${count} ${word.toLowerCase()}s`;

/** The parts of an answer that can be used, each kind once with the place of its first one, in the order they stand. */
const targetsOf = (parts: readonly Part[], sums: LocalTurn['sums']) => {
  const usable = parts.flatMap((part, index) => {
    if (part.kind === 'draft')
      return [
        {
          what: part.channel,
          icon: channelIcons[part.channel],
          word: short[part.channel] ?? channelLabels[part.channel],
          at: `[data-part="${index}"]`,
        },
      ];
    if (part.kind !== 'steps') return [];
    const words = part.items.length === 1 ? 'Next step' : `${part.items.length} steps`;
    return [{ what: 'steps', icon: ListChecks, word: words, at: `[data-part="${index}"]` }];
  });
  const kinds = [...Map.groupBy(usable, ({ what }) => what).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, word: many(same.length, first.word) }] : [];
  });
  if (!sums?.length) return kinds;
  return [...kinds, { what: 'sums', icon: Calculator, word: 'Figures', at: '.calculation-card' }];
};

type Props = { turn: LocalTurn; parts: readonly Part[] };

/** Leads to the parts of a long answer, where what is ready to use does not stand beside it. */
export const JumpChips = ({ turn, parts }: Props) => {
  const hasRail = useThreePanes();
  const targets = targetsOf(parts, turn.sums);
  if (hasRail || targets.length < fewest) return null;
  const jump = (from: Element, at: string) => {
    const part = from.closest('.message-body')?.querySelector<HTMLElement>(at);
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  };
  return (
    <nav className="chips jump-chips" aria-label="In this answer" data-control>
      {targets.map(({ what, icon, word, at }) => (
        <button
          key={what}
          type="button"
          className="chip"
          onClick={({ currentTarget }) => jump(currentTarget, at)}
        >
          <Icon icon={icon} />
          {word}
        </button>
      ))}
    </nav>
  );
};
