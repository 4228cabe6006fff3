import { useMemo, useSyncExternalStore } from 'react';
import type { Part } from '#shared/domain/answer-parts/part.ts';
import { type LocalTurn, partsOf } from './local-turn.ts';
import type { StreamingParts } from './streaming-parts.ts';

const never = () => () => {};

/** The parts of an answer; while it arrives only its own element is drawn again. */
export const useParts = (live: StreamingParts | null, turn: LocalTurn): readonly Part[] => {
  const kept = useMemo(() => partsOf(turn), [turn]);
  return useSyncExternalStore(live?.subscribe ?? never, live?.shown ?? (() => kept));
};
