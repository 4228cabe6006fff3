import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { answerLimits } from '#shared/domain/chat/answer-parts/answer-limits.ts';
import { cutToStoredLength } from '#shared/domain/chat/answer-parts/cut-parts.ts';
import type { StoredTurn } from '../turns/turn-item.ts';
import type { ProviderAnswer } from './ask-model.ts';

/** How often one answer is continued without being counted. */
export const continuationLimit = 3;

/** The cut answer of a turn with its continuation, whose `parts` are those of both; once the limit is reached it can not be continued again. */
export const appendContinuation = (
  turn: Pick<StoredTurn, 'facts' | 'decisions' | 'continued' | 'suggestedHelperId'>,
  { parts, cut, facts, decisions, suggestedHelperId, ...rest }: ProviderAnswer,
): ProviderAnswer => {
  const isLast = (turn.continued ?? 0) + 1 >= continuationLimit;
  const stored = cutToStoredLength(parts);
  const isFull =
    answerAsMarkdown(stored) !== answerAsMarkdown(parts) ||
    (cut && parts.length >= answerLimits.parts);
  return {
    ...rest,
    parts: stored,
    ...((cut || isFull) && { cut: isLast || isFull ? ('end' as const) : ('continue' as const) }),
    suggestedHelperId: suggestedHelperId ?? turn.suggestedHelperId,
    facts: [...turn.facts, ...facts],
    decisions: [...turn.decisions, ...decisions],
  };
};
