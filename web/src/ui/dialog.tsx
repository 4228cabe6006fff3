import X from '@lucide/icons/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import '../styles/dialog.css';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Notice } from './panels.tsx';

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
 * A modal dialog. Opens when mounted; Escape, the Close button and a press on the backdrop call `onClose`. The focus goes
 * to the element marked `data-autofocus` and returns afterwards to where it was.
 */
export const Dialog = ({ title, hint, mark, onClose, children }: DialogProps) => {
  const dialog = useModal();
  // A text selection may end on the backdrop; only a press that also began there closes the dialog.
  const beganOnBackdrop = useRef(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the browser handles
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        beganOnBackdrop.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && beganOnBackdrop.current) onClose();
      }}
    >
      <div className="dialog-content">
        <header>
          {mark}
          <div>
            <h2 id={id}>{title}</h2>
            {hint && <p>{hint}</p>}
          </div>
          <Button variant="icon" aria-label="Close" onClick={onClose}>
            <Icon icon={X} />
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  );
};

/** Opens a dialog while it is mounted; then puts the focus back on the element that had it. */
const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return dialog;
};

/** A yes-or-no question in a dialog; the focus starts on Cancel, because the action cannot be undone. */
export const Confirm = ({
  title,
  question,
  yes,
  busy = false,
  failure,
  onYes,
  onClose,
}: {
  title: string;
  question: string;
  yes: string;
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
        Cancel
      </Button>
      <Button busy={busy} onClick={onYes}>
        {yes}
      </Button>
    </footer>
  </Dialog>
);
