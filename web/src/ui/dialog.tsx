import X from '@lucide/icons/icons/x';
import './dialog.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Notice } from './notice.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (dialog: HTMLDialogElement | null) =>
  [...(dialog?.querySelectorAll<Control>('input, textarea, select') ?? [])].filter(
    (control) => control.type !== 'hidden' && !control.closest('[data-kept]'),
  );

const contentOf = (control: Control) =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
    ? String(control.checked)
    : control.value;

/** Tells the styles how wide the scroll bar of the page is, which goes while a dialog is open. */
const keepScrollBarRoom = () => {
  if (document.querySelector('dialog.dialog[open]')) return;
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`);
};

/**
 * Opens a dialog while it is mounted; then puts the focus back on the element that had it. `isTyped` is whether a field
 * differs from what stood in it when the dialog opened; what stands in `data-kept` is kept anyway.
 */
const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef(new WeakMap<Control, string>());
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    keepScrollBarRoom();
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
const isEscape = ({ key, nativeEvent }: KeyboardEvent) =>
  key === 'Escape' && !nativeEvent.isComposing;

type DialogProps = {
  title: string;
  hint?: ReactNode;
  /** Shown before the title, for example a HelperAvatar. */
  mark?: ReactNode;
  onClose: () => void;
  /** Usually `<div class="fields">` and `<footer>`, inside a form or not. */
  children: ReactNode;
};

/**
 * A modal dialog, at the end of the document, so that the styles of what opened it do not reach it. Opens when mounted;
 * Escape, the Close button and a press on the backdrop call `onClose`, after a question where something was typed. The
 * focus goes to the element marked `data-autofocus` and returns afterwards to where it was.
 */
export const Dialog = ({ title, hint, mark, onClose, children }: DialogProps) => {
  const { dialog, isTyped } = useModal();
  const [asksDiscard, setAsksDiscard] = useState(false);
  // A text selection may end on the backdrop; only a press that also began there closes the dialog.
  const beganOnBackdrop = useRef(false);
  const id = useId();
  const close = () => (isTyped() ? setAsksDiscard(true) : onClose());
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEscape(event)) return;
    // Not left to the browser: it closes a dialog at the second Escape whatever the page says.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return createPortal(
    <>
      <dialog
        ref={dialog}
        className="dialog"
        aria-labelledby={id}
        onKeyDown={onKeyDown}
        // The back gesture of a phone.
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        onPointerDown={(event) => {
          beganOnBackdrop.current = event.target === dialog.current;
        }}
        onClick={(event) => {
          if (event.target === dialog.current && beganOnBackdrop.current) close();
        }}
      >
        <div className="dialog-content">
          <header>
            {mark}
            <div>
              <h2 id={id}>{title}</h2>
              {hint && <p>{hint}</p>}
            </div>
            <Button variant="icon" aria-label="Close" onClick={close}>
              <Icon icon={X} />
            </Button>
          </header>
          {children}
        </div>
      </dialog>
      {asksDiscard && <ConfirmDiscard onYes={onClose} onClose={() => setAsksDiscard(false)} />}
    </>,
    document.body,
  );
};

/** Asks before something is deleted or thrown away; the focus starts on the button that keeps it. */
export const Confirm = ({
  title,
  question,
  yes,
  no = 'Cancel',
  busy = false,
  failure,
  onYes,
  onClose,
}: {
  title: string;
  question: string;
  yes: string;
  no?: string;
  busy?: string | false;
  /** Why the last attempt failed. */
  failure?: string | null;
  onYes: () => void;
  onClose: () => void;
}) => (
  <Dialog title={title} onClose={onClose}>
    <div className="fields">
      <p className="wide">{question}</p>
      {failure && (
        <div className="wide">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
    </div>
    <footer>
      <Button variant="outline" data-autofocus onClick={onClose}>
        {no}
      </Button>
      <Button className="btn-danger" busy={busy} onClick={onYes}>
        {yes}
      </Button>
    </footer>
  </Dialog>
);

/** Asks before what was typed is thrown away by Escape or by a press beside it. */
export const ConfirmDiscard = (props: { onYes: () => void; onClose: () => void }) => (
  <Confirm
    title="Discard your changes?"
    question="You haven’t sent or saved them yet."
    yes="Discard"
    no="Keep typing"
    {...props}
  />
);
