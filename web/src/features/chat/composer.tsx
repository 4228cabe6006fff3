import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { messageLimit } from '#shared/domain/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Near the limit the input says how much room is left. */
const countFrom = messageLimit - 500;

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
};

/** Where the owner writes: Enter sends, Shift+Enter makes a new line; while an answer arrives the button stops it. */
export const Composer = (props: Props) => {
  const { label, placeholder, isBusy, isClosed, input, text, onText, onSend, onStop } = props;
  const [isComposing, setIsComposing] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a character is not a send.
    if (event.key !== 'Enter' || event.shiftKey || isComposing || event.nativeEvent.isComposing)
      return;
    event.preventDefault();
    if (!isBusy && text.trim()) onSend();
  };
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && text.trim()) onSend();
      }}
    >
      <textarea
        ref={input}
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={messageLimit}
        disabled={isClosed}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={() => setIsComposing(false)}
      />
      {isBusy ? (
        <Button look="line" onClick={onStop}>
          <Icon of={Square} />
          <span>Stop</span>
        </Button>
      ) : (
        <Button type="submit" disabled={isClosed || !text.trim()}>
          <Icon of={SendHorizontal} />
          <span>Send</span>
        </Button>
      )}
      {text.length > countFrom && (
        <p className="composer-count" role="status">
          {messageLimit - text.length} characters left
        </p>
      )}
    </form>
  );
};
