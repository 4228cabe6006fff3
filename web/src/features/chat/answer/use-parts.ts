import { useSyncExternalStore } from 'react';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import type { StreamingParts } from './streaming-parts.ts';

const never = () => () => {};

/** The parts of an answer; while it arrives only its own element is drawn again. */
export const useParts = (live: StreamingParts | null, turn: LocalTurn): readonly Part[] =>
  useSyncExternalStore(live?.subscribe ?? never, live?.shown ?? (() => turn.parts));
