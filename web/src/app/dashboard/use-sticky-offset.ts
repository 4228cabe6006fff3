import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the styles how much of the window the lines above the frame take while the page scrolls, as `--over`: the frame
 * sticks below them, and each of them below the ones above it.
 */
export const useStickyOffset = (frame: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const measure = () => {
      let over = 0;
      for (const line of frame.current?.parentElement?.children ?? []) {
        if (!(line instanceof HTMLElement)) continue;
        const value = `${over}px`;
        if ((line.style.getPropertyValue('--over') || '0px') !== value)
          line.style.setProperty('--over', value);
        if (line === frame.current) return;
        if (getComputedStyle(line).position === 'sticky') over += line.offsetHeight;
      }
    };
    // Its first call comes before the first paint, when the page is laid out anyway.
    const changed = new ResizeObserver(measure);
    changed.observe(document.body);
    return () => changed.disconnect();
  }, [frame]);
