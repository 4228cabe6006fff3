import type { MouseEvent } from 'react';

/**
 * Ignores the second click of a double click: it would take back what the first one did, or reach what has moved under the
 * pointer since, such as the bar below a dialog that has closed. Keys are not affected.
 */
export const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};
