import type { Locator } from '@playwright/test';

/** What an owner takes on a phone, without reading, in seconds. */
const tapSeconds = 1.5;
const characterSeconds = 0.3;

/** Does what a hand does on a phone and adds up what it takes: a tap, and a tap with so many typed characters. */
export const startStopwatch = () => {
  let seconds = 0;
  return {
    tap: async (target: Locator) => {
      seconds += tapSeconds;
      await target.click();
    },
    type: async (target: Locator, text: string) => {
      seconds += tapSeconds + characterSeconds * [...text].length;
      await target.fill(text);
    },
    seconds: () => seconds,
  };
};
