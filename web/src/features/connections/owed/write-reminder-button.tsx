import Pencil from '@lucide/icons/icons/pencil';
import type { ReactNode } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { ImportedRow } from '#shared/domain/chat/message-replies/imported-row-as-masked-message.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useReminder } from './use-reminder.tsx';

type Props = {
  business: Business;
  row: ImportedRow;
  /** The invoices of the row as the page shows them. */
  invoices: readonly Receivable[];
  words: string;
  /** The one thing to do on its page; beside others it is an outline. */
  isMain?: boolean;
  onSaid: (how: 'reminded' | 'not-reminded') => void;
  /** More buttons beside it. */
  children?: ReactNode;
};

/** The button that writes a reminder for the invoices of a row, and the question whether it was sent. */
export const WriteReminderButton = ({
  business,
  row,
  invoices,
  words,
  isMain = false,
  onSaid,
  children,
}: Props) => {
  const { write, isChecking, asked, dialog } = useReminder(business, row, invoices, onSaid);
  return (
    <>
      {asked}
      <span className="owe-buttons">
        <Button variant={isMain ? 'primary' : 'outline'} onClick={write}>
          <Icon icon={Pencil} />
          {isChecking ? 'Checking...' : words}
          <span className="sr-only">: {row.customer || 'No name'}</span>
        </Button>
        {children}
      </span>
      {dialog}
    </>
  );
};
