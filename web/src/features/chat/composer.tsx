import SendHorizontal from '@lucide/icons/icons/send-horizontal';
import Square from '@lucide/icons/icons/square';
import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { messageLimit } from '#shared/domain/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Near the limit the input says how much room is left. */
const countFrom = messageLimit - 500;
/** Stop stands where Send stood: the second half of a double click must not stop what the first has sent. */
const settleMs = 400;

type Props = {
  label: string;
  placeholder: string;
  isBusy: boolean;
  /** No questions are left, so nothing can be typed. */
  isClosed: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
  /** Escape in the input. */
  onEscape: () => void;
};

/** Where the owner writes: Enter sends, Shift+Enter makes a new line; while an answer arrives the button stops it. */
export const Composer = (props: Props) => {
  const { label, placeholder, isBusy, isClosed, input, text, onText } = props;
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const isComposing = useRef(false);
  const countId = useId();
  const left = messageLimit - text.trim().length;
  const canSend = !isBusy && !isClosed && text.trim() !== '' && left >= 0;

  const send = () => {
    if (!canSend) return;
    sentAt.current = performance.now();
    props.onSend();
  };
  const stop = () => {
    if (performance.now() - sentAt.current > settleMs) props.onStop();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    // Enter that ends the composition of a character is not a send; 229 is how Safari says so.
    if (isComposing.current || nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    if (key === 'Escape') props.onEscape();
    if (key !== 'Enter' || shiftKey) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={input}
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        // Not `disabled`: what stands here can still be copied, and the focus is not thrown away.
        readOnly={isClosed}
        aria-disabled={isClosed || undefined}
        aria-invalid={left < 0 || undefined}
        aria-describedby={text.length > countFrom ? countId : undefined}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
        }}
      />
      {isBusy ? (
        <Button variant="outline" onClick={stop}>
          <Icon icon={Square} />
          <span>Stop</span>
        </Button>
      ) : (
        <Button type="submit" disabled={!canSend}>
          <Icon icon={SendHorizontal} />
          <span>Send</span>
        </Button>
      )}
      {text.length > countFrom && (
        <p className={left < 0 ? 'composer-counter too-long' : 'composer-counter'} id={countId}>
          {left < 0
            ? `${-left} characters too many. Shorten it to send it.`
            : `${left} characters left`}
        </p>
      )}
    </form>
  );
};
