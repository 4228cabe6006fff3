import type { Problem } from '#shared/contract/problem.ts';
import type { ConversationState } from '../conversation/conversation-state.ts';
import { draftOf, type LocalTurn } from '../conversation/local-turn.ts';
import { refusalText } from './failure.ts';

/** A refused question returns to an empty input, or is kept as a draft to send again; a repeated one is dropped. */
export const stateAfterRefusal = (
  { turns, text }: ConversationState,
  turn: LocalTurn,
  problem: Problem,
): Partial<ConversationState> => {
  const replaced = turns.find(({ id }) => id === turn.replaces);
  const isRepeat = replaced !== undefined && isSameQuestion(replaced, turn);
  const isTyped = !turn.prompt && !isRepeat;
  const returnsToInput = isTyped && text === '';
  return {
    turns: turns.filter(({ id }) => id !== turn.id),
    busy: null,
    refused: {
      code: problem.code,
      message: refusalText(problem),
      held: isRepeat || returnsToInput ? null : draftOf(turn),
    },
    ...(returnsToInput && {
      text: turn.text,
      ...(turn.photo && { photo: turn.photo }),
      editing: replaced ? { id: replaced.id, aside: '' } : null,
      carried: turn.takenFrom ? { ...turn.takenFrom, text: turn.text } : null,
    }),
  };
};

const isSameQuestion = (one: LocalTurn, other: LocalTurn) =>
  one.text === other.text && JSON.stringify(one.prompt) === JSON.stringify(other.prompt);
