import { useCallback, useEffect, useRef, useState } from 'react';

/** Within this distance of the end, in CSS pixels, the page follows new text. */
const nearPx = 80;
/** The room left above the first line of an answer, below the top bar. */
const abovePx = 12;
/** By as much the position may differ from the one asked for, because it is rounded to the pixels of the screen. */
const roundingPx = 1;

const height = () => document.documentElement.scrollHeight;
const distance = () => height() - innerHeight - scrollY;

/** answer: shows the end until the newest answer fills the window, and stays at its first line · end: follows new text · stay: the reader has scrolled up. */
type Mode = 'answer' | 'end' | 'stay';

/** The scroll position at which the answer to the last question starts below the top bar; none before it has text. */
const startOfAnswer = (section: HTMLElement) => {
  const question = [...section.querySelectorAll('.user-message')].at(-1);
  const answer = question?.nextElementSibling;
  if (!answer?.matches('.assistant-message')) return Number.POSITIVE_INFINITY;
  const bar = document.querySelector('.top-bar')?.getBoundingClientRect().height ?? 0;
  return answer.getBoundingClientRect().top + scrollY - bar - abovePx;
};

/**
 * Scrolls with a growing conversation. `showAnswer` starts a new answer at its first line, `jump` follows its end, and a
 * reader who scrolls up is left alone. `isAway` is whether there is more below. `keepPlace` holds the messages in view
 * where they are when earlier ones come in above them. A page that `opensAtTop` shows what stands above the
 * conversation until the reader goes on with it.
 */
export const useAutoscroll = (section: HTMLElement | null, opensAtTop = false) => {
  const [isAway, setIsAway] = useState(false);
  const mode = useRef<Mode>(opensAtTop ? 'stay' : 'end');
  const before = useRef(0);
  const place = useRef<{ fromEnd: number; height: number } | null>(null);
  const toEnd = useCallback(() => {
    scrollTo({ top: height() });
    // From here: the event of this call is not taken for one of the reader's, and a reader who scrolls up before it comes is noticed.
    before.current = scrollY;
  }, []);
  const follow = useCallback(
    (next: Mode) => {
      mode.current = next;
      toEnd();
    },
    [toEnd],
  );
  const jump = useCallback(() => follow('end'), [follow]);
  const showAnswer = useCallback(() => follow('answer'), [follow]);
  const keepPlace = useCallback(() => {
    mode.current = 'stay';
    place.current = { fromEnd: height() - scrollY, height: height() };
  }, []);
  useEffect(() => {
    before.current = scrollY;
    // Only the reader scrolls up, or the page when it grows shorter, which then is at its end; new text only moves the end further away.
    const onScroll = () => {
      if (scrollY < before.current - roundingPx && distance() > roundingPx) mode.current = 'stay';
      else if (distance() <= nearPx) mode.current = mode.current === 'answer' ? 'answer' : 'end';
      if (Math.abs(scrollY - before.current) > roundingPx) before.current = scrollY;
      setIsAway(distance() > nearPx);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  useEffect(() => {
    if (!section) return;
    const grown = new ResizeObserver(() => {
      // Before the first question there is nothing to follow: the page stays at its top.
      if (!section.querySelector('.user-message')) return;
      if (place.current && height() > place.current.height) {
        scrollTo({ top: height() - place.current.fromEnd });
        place.current = null;
      } else if (mode.current === 'end') toEnd();
      else if (mode.current === 'answer') {
        const top = Math.min(height() - innerHeight, startOfAnswer(section));
        before.current = Math.min(before.current, top);
        scrollTo({ top });
      }
      setIsAway(distance() > nearPx);
    });
    grown.observe(section);
    return () => grown.disconnect();
  }, [section, toEnd]);
  return { isAway, jump, showAnswer, keepPlace };
};
