import { useCallback, useEffect, useRef, useState } from 'react';

/** Within this distance of the end, in CSS pixels, the page follows new text. */
const nearPx = 80;

const height = () => document.documentElement.scrollHeight;
const distance = () => height() - innerHeight - scrollY;

/**
 * Follows a growing conversation while its end is in view; once the reader has scrolled up the page stays where it
 * is and `isAway` is true. `keepPlace` holds the messages in view where they are when earlier ones come in
 * above them.
 */
export const useAutoscroll = (section: HTMLElement | null) => {
  const [isAway, setIsAway] = useState(false);
  const follows = useRef(true);
  const before = useRef(0);
  const place = useRef<{ fromEnd: number; height: number } | null>(null);
  const jump = useCallback(() => {
    follows.current = true;
    // Records the position, so that the scroll event of this call is not taken for one of the reader's.
    before.current = 0;
    scrollTo({ top: height() });
  }, []);
  const keepPlace = useCallback(() => {
    follows.current = false;
    place.current = { fromEnd: height() - scrollY, height: height() };
  }, []);
  useEffect(() => {
    before.current = scrollY;
    // Only the reader scrolls up; new text only moves the end further away.
    const onScroll = () => {
      if (distance() <= nearPx) follows.current = true;
      else if (scrollY < before.current) follows.current = false;
      before.current = scrollY;
      setIsAway(!follows.current);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  useEffect(() => {
    if (!section) return;
    const grown = new ResizeObserver(() => {
      if (place.current && height() > place.current.height) {
        scrollTo({ top: height() - place.current.fromEnd });
        place.current = null;
      } else if (follows.current) scrollTo({ top: height() });
      else setIsAway(distance() > nearPx);
    });
    grown.observe(section);
    return () => grown.disconnect();
  }, [section]);
  return { isAway, jump, keepPlace };
};
