import { useEffect, useRef } from 'react';

/** Runs when Escape is pressed while it is active, wherever the focus is, in place of anything else that Escape does. */
export const useEscape = (isActive: boolean, run: () => void) => {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isActive]);
};
