import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance of the end, in CSS pixels, the page follows new text. */
const nearPx = 80;
/** At a desk a short question stays in sight above its answer; on a phone the bar at the top names it. */
const isDesk = () => matchMedia('(width >= 64rem) and (height >= 40rem)').matches;
/** The height of a question of two lines. */
const shortQuestionPx = 96;
/** The room left below what stays at the top of the window. */
const abovePx = () => (isDesk() ? 20 : 12);
/** By as much the position may differ from the one asked for, because it is rounded to the pixels of the screen. */
const roundingPx = 1;

const height = () => document.documentElement.scrollHeight;
const distance = () => height() - innerHeight - scrollY;

/** Scrolls at once, also where a stylesheet makes scrolling smooth: each step of that would be taken for the reader's. */
const jumpTo = (top: number) => scrollTo({ top, behavior: 'instant' });

/** answer: shows the end until the newest answer fills the window, and stays at its first line · end: follows new text · stay: the reader has scrolled. */
type Mode = 'answer' | 'end' | 'stay';

/**
 * The browser keeps the place of a reader when something comes in above it. While the page itself places the answer, that
 * would be a scroll to its end, taken for one of the reader's.
 */
const anchorAsIn = (mode: Mode, section: HTMLElement) => {
  section.style.overflowAnchor = mode === 'stay' ? '' : 'none';
};

/** How far what stays at the top of the window reaches down. */
const topEdge = () =>
  Math.max(
    0,
    ...[...document.querySelectorAll<HTMLElement>('.top-bar, .chat-head')].map((bar) => {
      const { position, top } = getComputedStyle(bar);
      return position === 'sticky' ? Number.parseFloat(top) + bar.offsetHeight : 0;
    }),
  );

const lastQuestion = (section: HTMLElement) =>
  [...section.querySelectorAll('.user-message')].at(-1);

/** The scroll position at which the answer to the last question starts below the bar, or its question where that is short; none before it has text. */
const startOfAnswer = (section: HTMLElement) => {
  const question = lastQuestion(section);
  const answer = question?.nextElementSibling;
  if (!answer?.matches('.assistant-message')) return Number.POSITIVE_INFINITY;
  const asked = question?.getBoundingClientRect();
  const begins = answer.getBoundingClientRect();
  const first = asked && isDesk() && asked.height <= shortQuestionPx ? asked : begins;
  return first.top + scrollY - topEdge() - abovePx();
};

/** Whether a newer answer is below: the newest one begins under the input, or still grows there. */
const hasNewerBelow = (section: HTMLElement) => {
  if (distance() <= nearPx) return false;
  if (section.querySelector('[role="log"][aria-busy]')) return true;
  const question = lastQuestion(section);
  const newest = question?.nextElementSibling ?? question;
  const input = section.querySelector('.composer-panel');
  if (!newest || !input) return false;
  return newest.getBoundingClientRect().top >= input.getBoundingClientRect().top;
};

/**
 * Scrolls with a growing conversation. It opens at the first line of its newest answer and shows a new one from its
 * first line too (`showAnswer`); `jump` follows the end, and a reader who scrolls is left alone. `isAway` is whether
 * a newer answer is below. `keepPlace` holds the messages in view where they are when earlier ones come in above them. A
 * page that `opensAtTop` shows what stands above the conversation until the reader goes on with it.
 */
export const useAutoscroll = (section: HTMLElement | null, opensAtTop = false) => {
  const [isAway, setIsAway] = useState(false);
  const mode = useRef<Mode>(opensAtTop ? 'stay' : 'answer');
  /** Where the page was scrolled to last, so that a scroll event of that is not taken for one of the reader's. */
  const before = useRef(0);
  const place = useRef<{ fromEnd: number; height: number } | null>(null);
  const to = useCallback((top: number) => {
    jumpTo(top);
    before.current = scrollY;
  }, []);
  const turnTo = useCallback(
    (next: Mode) => {
      mode.current = next;
      if (section) anchorAsIn(next, section);
    },
    [section],
  );
  const follow = useCallback(
    (next: Mode) => {
      turnTo(next);
      to(height());
    },
    [turnTo, to],
  );
  const jump = useCallback(() => follow('end'), [follow]);
  const showAnswer = useCallback(() => follow('answer'), [follow]);
  const keepPlace = useCallback(() => {
    turnTo('stay');
    place.current = { fromEnd: height() - scrollY, height: height() };
  }, [turnTo]);
  useLayoutEffect(() => turnTo(mode.current), [turnTo]);
  useEffect(() => {
    const onScroll = () => {
      const moved = scrollY - before.current;
      before.current = scrollY;
      if (section) setIsAway(hasNewerBelow(section));
      // A page that grows shorter moves up to its end by itself, and new text only moves the end further away.
      if (moved < -roundingPx && distance() > roundingPx) turnTo('stay');
      else if (moved > roundingPx) turnTo(distance() <= nearPx ? 'end' : 'stay');
    };
    // The change of page that opened this scrolls too; its event comes before the next frame is drawn.
    const frame = requestAnimationFrame(() => {
      before.current = scrollY;
      addEventListener('scroll', onScroll, { passive: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [turnTo, section]);
  useEffect(() => {
    if (!section) return;
    const settle = () => {
      // Before the first question there is nothing to follow: the page stays at its top.
      if (!section.querySelector('.user-message')) return;
      if (place.current && height() > place.current.height) {
        to(height() - place.current.fromEnd);
        place.current = null;
      } else if (mode.current === 'end') to(height());
      else if (mode.current === 'answer')
        to(Math.min(height() - innerHeight, startOfAnswer(section)));
      setIsAway(hasNewerBelow(section));
    };
    const grown = new ResizeObserver(settle);
    grown.observe(section);
    // The keyboard of a phone takes room from the window and not from the messages.
    addEventListener('resize', settle);
    return () => {
      grown.disconnect();
      removeEventListener('resize', settle);
    };
  }, [section, to]);
  return { isAway, jump, showAnswer, keepPlace };
};
