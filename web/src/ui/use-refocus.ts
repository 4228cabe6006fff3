import { useCallback, useEffect, useRef, useState } from 'react';

/** After something that had the focus is gone, `refocus` hands it to the element with the `ref`. */
export const useRefocus = <E extends HTMLElement>() => {
  const ref = useRef<E>(null);
  const [times, setTimes] = useState(0);
  // In an effect, because a closing dialog keeps the rest of the page out of reach until it is gone.
  useEffect(() => {
    if (times > 0) ref.current?.focus();
  }, [times]);
  return { ref, refocus: useCallback(() => setTimes((before) => before + 1), []) };
};
