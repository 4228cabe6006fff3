import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { ImportedRow } from '#shared/domain/chat/message-replies/imported-row-as-masked-message.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { notedSince, seenOf } from '#shared/domain/connections/receivable-rules.ts';
import { useMessageReplyDialog } from '#web/core/message-reply-dialog-context.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { whoChangedWords } from './receivable-change-conflict.tsx';
import { receivablesQuery } from './receivables-query.ts';

const waitMs = 2000;

type Noted = { readonly noted: 'paid' | 'reminded'; readonly words: string };

/** What somebody noted of some invoices since the page read them, asked anew; undefined for nothing, and where nobody can be asked now. */
const useNotedMeanwhile = (businessId: string, invoices: readonly Receivable[]) => {
  const client = useQueryClient();
  return async (): Promise<Noted | undefined> => {
    // Where nobody answers in time, or at all, what the page shows has to do.
    const fresh = await Promise.race([
      client
        .fetchQuery({ ...receivablesQuery(businessId), staleTime: 0, retry: false })
        .catch(() => []),
      new Promise<Receivable[]>((resolve) => setTimeout(resolve, waitMs, [])),
    ]);
    for (const seen of invoices) {
      const one = fresh.find(({ id }) => id === seen.id);
      const noted = one && notedSince(one, seenOf(seen));
      if (noted) return { noted, words: whoChangedWords(one, noted) };
    }
    return undefined;
  };
};

/**
 * Writing to a customer about overdue invoices with "Reply to a customer": `write` opens the dialog, which `dialog` draws,
 * unless somebody noted a reminder or a payment since the page was read, which `asked` says first; `asked` also asks
 * whether it was sent, after a text was written and not marked.
 */
export const useReminder = (
  business: Business,
  row: ImportedRow,
  invoices: readonly Receivable[],
  onSaid: (how: 'reminded' | 'not-reminded') => void,
) => {
  const MessageReply = useMessageReplyDialog();
  const [isWriting, setIsWriting] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isMarked = useRef(false);
  /** Who noted something first, until the owner has decided. */
  const [first, setFirst] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const notedMeanwhile = useNotedMeanwhile(business.id, invoices);
  const open = () => {
    setFirst(undefined);
    setIsWriting(true);
  };
  const write = async () => {
    if (isChecking) return;
    setIsChecking(true);
    const noted = await notedMeanwhile();
    setIsChecking(false);
    if (!noted) open();
    // What is paid leaves the list, and a notice there with it.
    else if (noted.noted === 'paid') toast(noted.words);
    else setFirst(noted.words);
  };
  const say = (how: 'reminded' | 'not-reminded') => {
    setIsAsked(false);
    onSaid(how);
  };
  return {
    write: () => void write(),
    /** While it asks; its button keeps the focus, which comes back to it from the dialog. */
    isChecking,
    asked: first ? (
      <Notice>
        <p>{first}</p>
        <p className="row">
          <Button variant="outline" onClick={open}>
            Write one anyway
          </Button>
          <Button variant="quiet" onClick={() => setFirst(undefined)}>
            OK
          </Button>
        </p>
      </Notice>
    ) : (
      isAsked && (
        <p className="owe-asked" role="status">
          Did you send it?
          <Button variant="quiet" onClick={() => say('reminded')}>
            I sent it
          </Button>
          <Button variant="quiet" onClick={() => setIsAsked(false)}>
            Not yet
          </Button>
        </p>
      )
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
