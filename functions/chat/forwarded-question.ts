import { isRepeatedElsewhere } from '#shared/domain/taken-question.ts';
import { leaveBehind, takeAlong } from '../tables/taken-turns-table.ts';
import type { StoredTurn } from '../tables/turn-item.ts';
import { findTurn } from '../tables/turns-table.ts';
import type { Question } from './question.ts';

/** The turn that a question says it was taken from; undefined where it cannot be one. */
export const findSource = ({ sub, takenFrom, prompt, replaces }: Question) =>
  takenFrom && !prompt && !replaces ? findTurn({ sub, ...takenFrom }) : undefined;

/** Whether the question is answered uncounted; granted once for every source, and again for another attempt. */
export const isGranted = async (question: Question, source: StoredTurn | undefined) =>
  source !== undefined &&
  isRepeatedElsewhere(source, question, question.now) &&
  takeAlong(refOf(question, source), question);

const refOf = ({ sub }: Question, { chat_id, id }: StoredTurn) => ({
  sub,
  conversationId: chat_id,
  messageId: id,
});

/** Takes the grant back from a question that was refused, so that the next one can have it. */
export const undoGrant = async (question: Question, source: StoredTurn | undefined) => {
  if (source) await leaveBehind(refOf(question, source), question);
};
