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
