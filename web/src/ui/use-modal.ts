import { type KeyboardEvent, useEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (dialog: HTMLDialogElement | null) =>
  [...(dialog?.querySelectorAll<Control>('input, textarea, select') ?? [])].filter(
    (control) => control.type !== 'hidden' && !control.closest('[data-kept]'),
  );

const contentOf = (control: Control) =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
    ? String(control.checked)
    : control.value;

/**
 * Opens a dialog while it is mounted; then puts the focus back on the element that had it. `isTyped` is whether a field
 * differs from what stood in it when the dialog opened; what stands in `data-kept` is kept anyway.
 */
export const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef(new WeakMap<Control, string>());
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    for (const control of controlsOf(element)) first.current.set(control, contentOf(control));
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const isTyped = () =>
    controlsOf(dialog.current).some((control) => {
      const before = first.current.get(control);
      return before === undefined ? control.value !== '' : contentOf(control) !== before;
    });
  return { dialog, isTyped };
};

/** Whether Escape was pressed for itself, and not to end the composition of a character. */
export const isEscape = ({ key, nativeEvent }: KeyboardEvent) =>
  key === 'Escape' && !nativeEvent.isComposing;
