import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the styles how much of the window the lines above the frame take while the page scrolls, as `--over`: the frame
 * sticks below them, and each of them below the ones above it.
 */
export const useHeightAbove = (frame: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const measure = () => {
      let over = 0;
      for (const line of frame.current?.parentElement?.children ?? []) {
        if (!(line instanceof HTMLElement)) continue;
        line.style.setProperty('--over', `${over}px`);
        if (line === frame.current) return;
        if (getComputedStyle(line).position === 'sticky') over += line.offsetHeight;
      }
    };
    measure();
    const changed = new ResizeObserver(measure);
    changed.observe(document.body);
    return () => changed.disconnect();
  }, [frame]);
