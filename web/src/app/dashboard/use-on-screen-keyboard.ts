import { useSyncExternalStore } from 'react';

const view = globalThis.visualViewport;
/** A keyboard takes more of the window's height than any bar of a browser does. */
const keyboardShare = 0.25;
const fields = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=button])';

/** The tallest that the window was at its width. */
let whole = { width: 0, height: 0 };

const isUp = () => {
  if (!view) return false;
  const { width, height } = { width: view.width * view.scale, height: view.height * view.scale };
  if (Math.abs(width - whole.width) > 1) whole = { width, height };
  if (height > whole.height) whole = { ...whole, height };
  const isTyping = document.activeElement?.matches(fields) ?? false;
  return isTyping && height < whole.height * (1 - keyboardShare);
};

const subscribe = (listener: () => void) => {
  view?.addEventListener('resize', listener);
  return () => view?.removeEventListener('resize', listener);
};

/** Whether the keyboard of a phone is up: somebody types, and the window has lost a quarter of its height or more. */
export const useOnScreenKeyboard = () => useSyncExternalStore(subscribe, isUp, () => false);
