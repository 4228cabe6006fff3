import X from '@lucide/icons/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import '../styles/dialog.css';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Notice } from './panels.tsx';

/**
 * A modal question. Opens when mounted; Escape, the cross and a press beside it call `onClose`. The focus goes to the
 * first field marked `autoFocus` and returns to where it was.
 */
export const Dialog = ({
  title,
  hint,
  mark,
  onClose,
  children,
}: {
  title: string;
  hint?: ReactNode;
  /** Stands before the title, for example a Patch. */
  mark?: ReactNode;
  onClose: () => void;
  /** Usually `<div class="fields">` and `<footer>`, inside a form or not. */
  children: ReactNode;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  // Text that is marked with the mouse may end beside the dialog; only a press that also began there closes it.
  const beganBeside = useRef(false);
  const id = useId();
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
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way and the browser handles it
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        beganBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && beganBeside.current) onClose();
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

/** A yes-or-no question in a dialog; the focus starts on Cancel, because the other answer cannot be taken back. */
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
  /** Why it did not work, for another try. */
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
