import type { MouseEvent } from 'react';

/**
 * Ignores the second click of a double click in a list of tasks: it would take back what the first one did, or reach a
 * task that has moved under the pointer meanwhile. Keys are not affected.
 */
export const ignoreDouble = (event: MouseEvent) => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};
