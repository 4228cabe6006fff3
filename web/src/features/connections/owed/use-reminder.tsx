import { useRef, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { ImportedRow } from '#shared/domain/chat/message-replies/imported-row.ts';
import { useMessageReply } from '#web/core/message-reply-context.tsx';
import { Button } from '#web/ui/button.tsx';

/**
 * Writing to a customer about overdue invoices with "Reply to a customer": `write` opens the dialog, which `dialog` draws;
 * `asked` asks whether it was sent, after a text was written and not marked.
 */
export const useReminder = (
  business: Business,
  row: ImportedRow,
  onSaid: (how: 'reminded' | 'not-reminded') => void,
) => {
  const MessageReply = useMessageReply();
  const [isWriting, setIsWriting] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isMarked = useRef(false);
  const say = (how: 'reminded' | 'not-reminded') => {
    setIsAsked(false);
    onSaid(how);
  };
  return {
    write: () => setIsWriting(true),
    asked: isAsked && (
      <p className="owe-asked" role="status">
        Did you send it?
        <Button variant="quiet" onClick={() => say('reminded')}>
          I sent it
        </Button>
        <Button variant="quiet" onClick={() => setIsAsked(false)}>
          Not yet
        </Button>
      </p>
    ),
    dialog: isWriting && (
      <MessageReply
        business={business}
        row={row}
        onSent={(isSent) => {
          isMarked.current = isSent;
          say(isSent ? 'reminded' : 'not-reminded');
        }}
        onClose={(isWritten) => {
          setIsWriting(false);
          setIsAsked(isWritten === true && !isMarked.current);
        }}
      />
    ),
  };
};
