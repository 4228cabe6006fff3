import { isRepeatedElsewhere } from '#shared/domain/chat/forwarded-question.ts';
import type { Question } from './question.ts';
import { forwardQuestion, undoForward } from './turns/forwarded-questions-table.ts';
import type { StoredTurn } from './turns/turn-item.ts';
import { findTurn } from './turns/turns-table.ts';

/** The turn that a question says it was taken from; undefined where it cannot be one. */
export const findForwardSource = ({ accountId, takenFrom, prompt, replaces }: Question) =>
  takenFrom && !prompt && !replaces ? findTurn({ accountId, ...takenFrom }) : undefined;

/** Whether the question is answered uncounted; granted once for every source, and again for another attempt. */
export const grantForwardedQuestion = async (question: Question, source: StoredTurn | undefined) =>
  source !== undefined &&
  isRepeatedElsewhere(source, question, question.now) &&
  forwardQuestion(refOf(question, source), question);

const refOf = ({ accountId, takenFrom, conversationId }: Question, { id }: StoredTurn) => ({
  accountId,
  conversationId: takenFrom?.conversationId ?? conversationId,
  messageId: id,
});

/** Takes the grant back from a question that was refused, so that the next one can have it. */
export const undoForwardGrant = async (question: Question, source: StoredTurn | undefined) => {
  if (source) await undoForward(refOf(question, source), question);
};
