import { useSyncExternalStore } from 'react';
import { whenIdle } from '#web/core/when-idle.ts';

const view = globalThis.visualViewport;
/** A keyboard takes more of the window's height than any bar of a browser does. */
const keyboardShare = 0.25;
const fields = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=button])';

/** The tallest that the window was at its width. */
let whole = { width: 0, height: 0 };
let isUp = false;

const look = () => {
  if (!view) return;
  const { width, height } = { width: view.width * view.scale, height: view.height * view.scale };
  if (Math.abs(width - whole.width) > 1) whole = { width, height };
  if (height > whole.height) whole = { ...whole, height };
  const isTyping = document.activeElement?.matches(fields) ?? false;
  isUp = isTyping && height < whole.height * (1 - keyboardShare);
};

/** The size is read once the page is painted and when it changes: to read it earlier would lay the page out once more. */
const subscribe = (listener: () => void) => {
  const lookAndTell = () => {
    look();
    listener();
  };
  const giveUp = whenIdle(look);
  view?.addEventListener('resize', lookAndTell);
  return () => {
    giveUp();
    view?.removeEventListener('resize', lookAndTell);
  };
};

/** Whether the keyboard of a phone is up: somebody types, and the window has lost a quarter of its height or more. */
export const useOnScreenKeyboard = () =>
  useSyncExternalStore(
    subscribe,
    () => isUp,
    () => false,
  );
