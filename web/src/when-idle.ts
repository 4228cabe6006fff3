/** Runs once the browser has nothing better to do, after two seconds at the latest; answers how to call it off. */
export const whenIdle = (work: () => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const later = setTimeout(work, 500);
    return () => clearTimeout(later);
  }
  const later = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(later);
};
