import { useEffect, useRef, useState } from 'react';

/** Closer than this to the end, the page follows what is written. */
const nearPx = 80;

const distance = () => document.documentElement.scrollHeight - innerHeight - scrollY;

/**
 * Follows a growing conversation while its end is in view; once the reader has scrolled up the page stays where it is
 * and `isAway` offers the way back.
 */
export const useAutoscroll = (end: HTMLElement | null) => {
  const [isAway, setIsAway] = useState(false);
  const follows = useRef(true);
  const jump = () => {
    follows.current = true;
    scrollTo({ top: document.documentElement.scrollHeight });
  };
  useEffect(() => {
    const onScroll = () => {
      follows.current = distance() <= nearPx;
      setIsAway(!follows.current);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  useEffect(() => {
    if (!end) return;
    const grown = new ResizeObserver(() => {
      if (follows.current) jump();
      else setIsAway(distance() > nearPx);
    });
    grown.observe(end);
    return () => grown.disconnect();
  });
  return { isAway, jump };
};
