import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';

/** What an answer is drawn from. */
export type AnswerProps = {
  turn: LocalTurn;
  parts: readonly Part[];
  isArriving: boolean;
  /** It is the last answer: its question can still be replied to. */
  isLast: boolean;
};

/** What one of its parts is drawn from. */
export type PartProps = AnswerProps & {
  part: Part;
  /** Its place in the answer, from 0. */
  index: number;
};
