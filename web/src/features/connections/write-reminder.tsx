import Pencil from '@lucide/icons/icons/pencil';
import { type ReactNode, useRef, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { ImportedRow } from '#shared/domain/chat/message-replies/imported-row.ts';
import { useMessageReply } from '#web/core/message-reply.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Opens "Reply to a customer" with the facts of the invoices, and asks afterwards whether it was sent. */
export const WriteReminder = ({
  business,
  row,
  words,
  onSaid,
  children,
}: {
  business: Business;
  row: ImportedRow;
  words: string;
  onSaid: (how: 'reminded' | 'not-reminded') => void;
  /** More buttons beside it. */
  children?: ReactNode;
}) => {
  const MessageReply = useMessageReply();
  const [isWriting, setIsWriting] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isMarked = useRef(false);
  const say = (how: 'reminded' | 'not-reminded') => {
    setIsAsked(false);
    onSaid(how);
  };
  return (
    <>
      {isAsked && (
        <p className="owe-asked" role="status">
          Did you send it?
          <Button variant="quiet" onClick={() => say('reminded')}>
            I sent it
          </Button>
          <Button variant="quiet" onClick={() => setIsAsked(false)}>
            Not yet
          </Button>
        </p>
      )}
      <span className="owe-buttons">
        <Button variant="outline" onClick={() => setIsWriting(true)}>
          <Icon icon={Pencil} />
          {words}
          <span className="sr-only">: {row.customer || 'No name'}</span>
        </Button>
        {children}
      </span>
      {isWriting && (
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
      )}
    </>
  );
};
