/** Text that grows while it arrives; listeners hear of it at most once a frame and every 50 ms. */
export type StreamingText = ReturnType<typeof createStreamingText>;

const paintMs = 50;

/** Collects pieces of text and notifies its listeners at paint time. */
export const createStreamingText = () => {
  let arrived = '';
  let shown = '';
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
    // A hidden tab paints no frames, but its text should be there once it is visible.
    if (document.visibilityState === 'visible') requestAnimationFrame(paint);
    else setTimeout(paint, paintMs);
  };

  return {
    add: (piece: string) => {
      arrived += piece;
      schedule();
    },
    /** Replaces the text at once, so that the former text is not painted again. */
    restart: (text = '') => {
      arrived = text;
      show();
    },
    /** All text that has arrived, including text not painted yet. */
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
