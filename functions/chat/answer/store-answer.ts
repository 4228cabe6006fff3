import { Problem } from '#shared/contract/problem.ts';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { cutToStoredLength } from '#shared/domain/chat/answer-parts/cut-parts.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';

import { keptOf, partsSentBy, type SentEvents } from '#shared/domain/chat/stopped-answer.ts';
import { refundCharge } from '../refund-charge.ts';
import { complete, type Lease } from '../turns/leases-table.ts';
import type { StoredTurn } from '../turns/turn-item.ts';

type Answered = {
  /** The turn with the whole answer. */
  whole: StoredTurn;
  /** Its parts as they were sent, and when. */
  sent: SentEvents;
  /** The turn whose answer this one continues; its parts stay and are not counted. */
  begun: StoredTurn | undefined;
};

/**
 * Stores an answer, or its beginning when the owner has stopped it: a short beginning is not counted. Throws when
 * nothing can be stored.
 */
export const storeAnswer = async (lease: Lease, { whole, sent, begun }: Answered) => {
  let outcome = await complete(lease, whole);
  let turn = whole;
  let isCounted = true;
  if (typeof outcome === 'object') {
    const before = begun?.parts;
    const kept = keptOf(
      { sent: partsSentBy(outcome.at, sent, before), begun: before },
      outcome.shown,
    );
    // Nothing is kept: the question is released like one that failed.
    if (!kept.parts.length) throw new Problem('still-answering');
    turn = stoppedTurn(whole, cutToStoredLength(kept.parts), begun);
    isCounted = begun !== undefined || kept.isCounted;
    // Released before the answer is stored: the charge of a stored one stays.
    if (!isCounted) await refundCharge(lease);
    outcome = await complete(lease, turn);
  }
  if (outcome !== 'stored')
    throw new Problem(outcome === 'deleted' ? 'not-found' : 'still-answering');
  return { turn, isCounted };
};

/** A turn whose answer ends where its owner stopped it; what only the whole answer holds is left out. */
const stoppedTurn = (
  turn: StoredTurn,
  parts: Part[],
  begun: StoredTurn | undefined,
): StoredTurn => {
  const content = answerAsMarkdown(parts);
  return {
    ...turn,
    content,
    parts,
    stopped: true,
    cut: undefined,
    estimates: turn.estimates?.filter((amount) => content.includes(amount)),
    suggestedHelperId: null,
    facts: begun?.facts ?? [],
    decisions: begun?.decisions ?? [],
    follow_up: null,
  };
};
