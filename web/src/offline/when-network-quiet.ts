import { whenIdle } from '#web/core/when-idle.ts';

/** Longer than it takes one file to ask for the next. */
const quietMs = 300;

/**
 * Runs once the page is idle and has loaded nothing for a moment, so that it takes no line from what the page itself
 * waits for; answers how to call it off.
 */
export const whenNetworkQuiet = (work: () => void) => {
  let giveUp = () => {};
  const giveUpIdle = whenIdle(() => {
    const end = () => {
      giveUp();
      work();
    };
    let timer = setTimeout(end, quietMs);
    const loads = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    loads.observe({ type: 'resource' });
    giveUp = () => {
      clearTimeout(timer);
      loads.disconnect();
    };
  });
  return () => {
    giveUpIdle();
    giveUp();
  };
};
