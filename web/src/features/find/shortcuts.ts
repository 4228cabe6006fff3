/** The keys that work on every signed-in page. */

/** What the key that goes with letters is called on this device. */
export const commandKey = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')
  ? '⌘'
  : 'Ctrl';

const stored = 'shortcuts-key';

/** Whether "?" opens the list of shortcuts. It can be turned off, for people whose speech software types it. */
export const usesQuestionMark = () => {
  try {
    return localStorage.getItem(stored) !== 'off';
  } catch {
    return true;
  }
};

/** Keeps on this device whether "?" opens the list of shortcuts. */
export const setQuestionMark = (isOn: boolean) => {
  try {
    if (isOn) localStorage.removeItem(stored);
    else localStorage.setItem(stored, 'off');
  } catch {}
};

const isField = (element: Element | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('input, textarea, select'));

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key opens here: nothing over a dialog that is open, and "?" nothing while a field has the focus. */
export const openedBy = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed) => {
  if (document.querySelector('dialog[open]')) return null;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey) return 'find';
  if (key !== '?' || ctrlKey || metaKey || altKey) return null;
  return isField(document.activeElement) || !usesQuestionMark() ? null : 'shortcuts';
};
