import { Problem } from '#shared/contract/problem.ts';
import { storable } from '#shared/domain/answer.ts';
import { cutAnswer, type SentPieces } from '#shared/domain/stopped-answer.ts';
import { complete } from '../tables/lease-results-table.ts';
import type { Lease } from '../tables/leases-table.ts';
import type { StoredTurn } from '../tables/turns-table.ts';
import { giveBack } from './charge.ts';

/** The text of an answer as it was sent, and when. */
export type SentText = { text: string; pieces: SentPieces[number][] };

type Answered = {
  /** The turn with the whole answer. */
  whole: StoredTurn;
  sent: SentText;
  /** The turn whose answer this one continues; its text stays and is not counted. */
  begun: StoredTurn | undefined;
  /** When the question was charged. */
  now: Date;
};

/**
 * Stores an answer, or its beginning when the owner has stopped it: a short beginning is not counted. Throws when
 * nothing can be stored.
 */
export const storeAnswer = async (lease: Lease, { whole, sent, begun, now }: Answered) => {
  let outcome = await complete(lease, whole);
  let turn = whole;
  let isCounted = true;
  if (typeof outcome === 'object') {
    const before = begun?.content ?? '';
    // The owner saw the continued answer from its start.
    const shown = Math.max(0, outcome.shown - before.length);
    const cut = cutAnswer(sent.text, sent.pieces, { ...outcome, shown });
    turn = stoppedTurn(whole, storable(before + cut.content), begun);
    // Nothing was seen: the question is released like one that failed.
    if (!turn.content.trim()) throw new Problem('still-answering');
    isCounted = begun !== undefined || cut.isCounted;
    // Released before the answer is stored: the charge of a stored one stays.
    if (!isCounted) await giveBack(lease, now);
    outcome = await complete(lease, turn);
  }
  if (outcome !== 'stored')
    throw new Problem(outcome === 'deleted' ? 'not-found' : 'still-answering');
  return { turn, isCounted };
};

/** A turn whose answer ends where its owner stopped it; what only the whole answer holds is left out. */
const stoppedTurn = (
  turn: StoredTurn,
  content: string,
  begun: StoredTurn | undefined,
): StoredTurn => ({
  ...turn,
  content,
  stopped: true,
  cut: undefined,
  estimates: turn.estimates?.filter((amount) => content.includes(amount)),
  suggestedHelperId: null,
  facts: begun?.facts ?? [],
  decisions: begun?.decisions ?? [],
  follow_up: null,
});
