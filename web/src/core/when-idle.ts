/** Runs once the page itself is loaded and the browser has nothing better to do; answers how to call it off. */
export const whenIdle = (work: () => void) => {
  const gone = new AbortController();
  const begin = () => {
    const once = () => gone.signal.aborted || work();
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') setTimeout(once, 500);
    else requestIdleCallback(once, { timeout: 2000 });
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true, signal: gone.signal });
  return () => gone.abort();
};

/** Longer than it takes one file to ask for the next. */
const quietMs = 300;

/**
 * Runs once the page is idle and has loaded nothing for a moment, so that it takes no line from what the page itself
 * waits for; answers how to call it off.
 */
export const whenQuiet = (work: () => void) => {
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
