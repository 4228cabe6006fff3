import { useCallback, useEffect, useRef, useState } from 'react';

/** `refocus` puts the focus on the element with the `ref`, after the focused element was removed. */
export const useRefocus = <E extends HTMLElement>() => {
  const ref = useRef<E>(null);
  const [times, setTimes] = useState(0);
  // In an effect, because an open dialog keeps the rest of the page inert until it is removed.
  useEffect(() => {
    if (times > 0) ref.current?.focus();
  }, [times]);
  return { ref, refocus: useCallback(() => setTimes((before) => before + 1), []) };
};
