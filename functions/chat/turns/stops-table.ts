import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { keptOf, type Stop } from '#shared/domain/chat/stopped-answer.ts';
import { attemptNames, isAnswered, stateCodes } from '../../lib/items/turn-attempt-attributes.ts';
import { table } from '../../lib/table.ts';
import { blockedBy, returnBlocker } from '../../lib/writes/conditional-write.ts';
import { type StoredTurn, storedTurn, turnFields } from './turn-item.ts';
import { keyOf, type TurnRef } from './turns-table.ts';

/**
 * Records a stop on a question that is being answered, once. An answer that was stored a moment before is cut to what
 * was shown, and stays counted. False when there is no such question.
 */
export const stopTurn = async (ref: TurnRef, stop: Stop): Promise<boolean> => {
  const blocker = await blockedBy(() =>
    table.update(keyOf(ref), {
      UpdateExpression: 'SET #stop = if_not_exists(#stop, :stop)',
      ConditionExpression: '#state = :answering',
      ExpressionAttributeNames: { '#stop': 'stop', '#state': attemptNames.state },
      ExpressionAttributeValues: { ':stop': stop, ':answering': stateCodes.answering },
      ReturnValues: 'NONE',
      ...returnBlocker,
    }),
  );
  if (!blocker) return true;
  if (!isAnswered(blocker)) return false;
  const turn = storedTurn(blocker);
  const { parts } = keptOf({ sent: turn.parts }, stop.shown);
  const content = answerAsMarkdown(parts);
  if (!turn.stopped && parts.length && content.length < turn.content.length)
    await cutStored(ref, { ...turn, content, parts, stopped: true, cut: undefined });
  return true;
};

/** Whether the owner has stopped an answer that is being given. */
export const isStopped = async (ref: TurnRef) =>
  (await table.get(keyOf(ref), { consistent: true }))?.stop !== undefined;

/** Replaces a stored answer by its beginning; nothing happens when it was deleted or replaced meanwhile. */
const cutStored = (ref: TurnRef, turn: StoredTurn) =>
  blockedBy(() =>
    table.update(keyOf(ref), {
      UpdateExpression: 'SET packed = :packed',
      ConditionExpression: '#state = :answered',
      ExpressionAttributeNames: { '#state': attemptNames.state },
      ExpressionAttributeValues: {
        ':packed': turnFields(turn).packed,
        ':answered': stateCodes.answered,
      },
      ReturnValues: 'NONE',
      ...returnBlocker,
    }),
  );
