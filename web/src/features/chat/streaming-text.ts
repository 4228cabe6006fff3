/** Text that grows while it arrives, painted once a frame at most and no oftener than is useful to read. */
export type StreamingText = ReturnType<typeof createStreamingText>;

const paintMs = 50;

/** Collects pieces of text; whoever listens hears of them at paint time. */
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
    // A hidden tab paints no frames, but its text should be there when it is looked at.
    if (document.visibilityState === 'visible') requestAnimationFrame(paint);
    else setTimeout(paint, paintMs);
  };

  return {
    add: (piece: string) => {
      arrived += piece;
      schedule();
    },
    /** Starts over with this text, at once: nothing of what was shown before may flash up. */
    restart: (text = '') => {
      arrived = text;
      show();
    },
    /** Everything that has arrived, painted or not. */
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
