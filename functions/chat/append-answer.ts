import { storable } from '#shared/domain/answer.ts';
import type { StoredTurn } from '../tables/turns-table.ts';
import type { ProviderAnswer } from './read-answer.ts';

/** How often one answer is continued without being counted. */
export const continuationLimit = 3;

/** The cut answer of a turn with its continuation; once the limit is reached it can not be continued again. */
export const appendAnswer = (
  turn: Pick<StoredTurn, 'content' | 'facts' | 'decisions' | 'continued'> | undefined,
  { content, cut, facts, decisions, ...rest }: ProviderAnswer,
): ProviderAnswer => {
  const isLast = (turn?.continued ?? 0) + 1 >= continuationLimit;
  const whole = `${turn?.content ?? ''}${content}`;
  const isFull = storable(whole) !== whole;
  return {
    ...rest,
    content: storable(whole),
    ...((cut || isFull) && { cut: isLast || isFull ? ('end' as const) : ('continue' as const) }),
    facts: [...(turn?.facts ?? []), ...facts],
    decisions: [...(turn?.decisions ?? []), ...decisions],
  };
};
