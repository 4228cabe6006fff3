import './presses.css';
import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The exact words once more, and the one press that has them posted. */
export const ConfirmPublishing = ({
  words,
  more,
  at,
  children,
  confirm,
  press,
  onConfirm,
  onBack,
}: {
  words: string;
  /** What goes with the words. */
  more?: ReactNode;
  /** What the places are called in a sentence. */
  at: string;
  children: ReactNode;
  confirm: string;
  press: { readonly isPending: boolean; readonly error: Error | null };
  onConfirm: () => void;
  onBack: () => void;
}) => {
  const title = useId();
  return (
    <>
      <div className="our-answer">
        <p dir="auto">{words}</p>
        {more}
      </div>
      <fieldset className="sure" aria-labelledby={title}>
        <b id={title}>Post this on {at} for everyone to read?</b>
        <p>{children}</p>
        {press.error && <Notice tone="danger">{press.error.message}</Notice>}
        <div className="row">
          <Button autoFocus busy={press.isPending && 'Posting...'} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            Keep editing
          </Button>
        </div>
      </fieldset>
    </>
  );
};
