import { attemptNames, stateCodes } from '../../lib/items/turn-attempt-attributes.ts';
import { table } from '../../lib/table.ts';
import { isWritten } from '../../lib/writes/conditional-write.ts';
import { keyOf, type TurnRef } from './turns-table.ts';

/** Names a question within its owner's. */
const nameOf = ({ conversationId, messageId }: Omit<TurnRef, 'accountId'>) =>
  `${conversationId}#${messageId}`;

/** Records which question repeats that of an answered turn uncounted; false when another one does already. */
export const forwardQuestion = (source: TurnRef, question: Omit<TurnRef, 'accountId'>) =>
  isWritten(
    table.update(keyOf(source), {
      UpdateExpression: 'SET taken_to = :question',
      ConditionExpression:
        '#state = :answered AND (attribute_not_exists(taken_to) OR taken_to = :question)',
      ExpressionAttributeNames: { '#state': attemptNames.state },
      ExpressionAttributeValues: {
        ':question': nameOf(question),
        ':answered': stateCodes.answered,
      },
      ReturnValues: 'NONE',
    }),
  );

/** Forgets it again, unless another question has taken its place. */
export const undoForward = (source: TurnRef, question: Omit<TurnRef, 'accountId'>) =>
  isWritten(
    table.update(keyOf(source), {
      UpdateExpression: 'REMOVE taken_to',
      ConditionExpression: 'taken_to = :question',
      ExpressionAttributeValues: { ':question': nameOf(question) },
      ReturnValues: 'NONE',
    }),
  );
