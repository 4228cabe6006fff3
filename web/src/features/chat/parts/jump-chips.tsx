import Calculator from '@lucide/icons/icons/calculator';
import ListChecks from '@lucide/icons/icons/list-checks';
import {
  channelLabels,
  type DraftChannel,
} from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { channelIcons } from '#web/features/drafts/channel-icons.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useThreePanes } from '#web/ui/use-layout-breakpoints.ts';
import { shownCalculations } from '../answer/shown-calculations.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';

/** With fewer there is nothing to jump to that is not in sight. */
const fewest = 2;

const short: Readonly<Partial<Record<DraftChannel, string>>> = {
  'text-message': 'Text',
  'review-reply': 'Reply',
  'social-post': 'Post',
};
/** "2 replies" */
const many = (count: number, word: string) => {
  const one = word.toLowerCase();
  return `${count} ${one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`}`;
};

/** Where a chip of this part leads, how many things the part is, and the words for one and for several. */
const targetOf = (part: Part, index: number) => {
  const at = `[data-part="${index}"]`;
  if (part.kind === 'draft') {
    const { channel } = part;
    const one = short[channel] ?? channelLabels[channel];
    return { what: channel, icon: channelIcons[channel], at, count: 1, one, several: one };
  }
  if (part.kind !== 'steps') return [];
  const count = part.items.length;
  return { what: 'steps', icon: ListChecks, at, count, one: 'Next step', several: 'Step' };
};

/** The parts of an answer that can be used, each kind once with the place of its first one, in the order they stand. */
const targetsOf = (parts: readonly Part[], sums: LocalTurn['sums']) => {
  const shown = shownCalculations(sums ?? []).map(() => ({
    ...{ what: 'sums', icon: Calculator, at: '.calculation-card' },
    ...{ count: 1, one: 'Calculation', several: 'Calculation' },
  }));
  const all = [...parts.flatMap(targetOf), ...shown];
  return [...Map.groupBy(all, ({ what }) => what).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const count = same.reduce((sum, target) => sum + target.count, 0);
    return [{ ...first, word: count === 1 ? first.one : many(count, first.several) }];
  });
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
