import { useSyncExternalStore } from 'react';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { applyPartEvent, type PartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';

/** Parts that grow while they arrive; listeners hear of it at most once a frame and every 50 ms. */
export type StreamingParts = ReturnType<typeof createStreamingParts>;

const paintMs = 50;

/** Collects the events of an answer and notifies its listeners at paint time; a part that did not change stays the same object. */
export const createStreamingParts = () => {
  let arrived: readonly Part[] = [];
  let shown: readonly Part[] = [];
  let waiting = false;
  let paintedAt = 0;
  const listeners = new Set<() => void>();

  const show = () => {
    if (shown === arrived) return;
    shown = arrived;
    for (const listener of listeners) listener();
  };
  const paint = () => {
    const now = performance.now();
    if (now - paintedAt < paintMs && document.visibilityState === 'visible') {
      requestAnimationFrame(paint);
      return;
    }
    waiting = false;
    paintedAt = now;
    show();
  };
  const schedule = () => {
    if (waiting) return;
    waiting = true;
    // A hidden tab paints no frames, but its words should be there once it is visible.
    if (document.visibilityState === 'visible') requestAnimationFrame(paint);
    else setTimeout(paint, paintMs);
  };

  return {
    apply: (event: PartEvent) => {
      arrived = applyPartEvent(arrived, event);
      schedule();
    },
    /** Replaces the parts at once, so that the former ones are not painted again. */
    restart: (parts: readonly Part[] = []) => {
      arrived = parts;
      show();
    },
    /** All that has arrived, also what is not painted yet. */
    whole: () => arrived,
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

const never = () => () => {};

/** The parts of an answer; while it arrives only its own element is drawn again. */
export const useParts = (live: StreamingParts | null, turn: LocalTurn): readonly Part[] =>
  useSyncExternalStore(live?.subscribe ?? never, live?.shown ?? (() => turn.parts));
