import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { booksNameOf } from '#shared/domain/connections/books/books-as-source.ts';
import { amountsWords } from '#shared/domain/connections/owed-sentences.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import {
  isOverdue,
  isPaidByHand,
  openOf,
  owedTotals,
  takenOff,
} from '#shared/domain/connections/receivable-rules.ts';
import { moneyWriter } from '#shared/domain/lib/money-writer.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import type { Format } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useChangeReceivables } from './use-change-receivables.ts';
import { useForgetReceivablesFromFile } from './use-save-or-forget-receivables-from-file.ts';

type Props = {
  business: Business;
  format: Format;
  today: string;
  all: readonly Receivable[];
  /** The day of the newest list. */
  seen: string;
};

const nameOf = ({ customer, number }: Receivable) =>
  [customer || 'No name', number].filter(Boolean).join(', ');

/** Leads to the page of the invoice. */
const Named = ({ one }: { one: Receivable }) => (
  <b>
    <Link to={`/dashboard/numbers/owed/${one.id}`}>{nameOf(one)}</Link>
  </b>
);

/** What is not due yet, what was paid lately, and where the list comes from. */
export const NotDueAndPaidLately = ({ business, format, today, all, seen }: Props) => {
  const change = useChangeReceivables(business.id);
  const forget = useForgetReceivablesFromFile(business.id);
  const { locale, currency } = localeAndCurrencyOf(business);
  const { next } = owedTotals(all, today, currency);
  const balanceOf = (one: Receivable) => moneyWriter(locale, one.currency)(Number(one.balance));
  const waiting = openOf(all).filter((one) => !isOverdue(one, today));
  const paid = all.filter((one) => one.paid !== null);
  const taken = takenOff(all, currency);
  const credited = all.find(({ credit }) => credit !== undefined);
  const isFile = all.some(({ source }) => source === 'file');
  const failure = change.error ?? forget.error;
  return (
    <>
      {next.n > 0 && (
        <Disclosure words={`${next.n} not due yet: ${amountsWords(next.amounts, locale)}`}>
          <ul className="owe">
            {waiting.map((one) => (
              <li key={one.id}>
                <Named one={one} />
                <span className="owe-amount">{balanceOf(one)}</span>
                <small>{one.due ? `Due ${format.day(one.due)}` : 'No due date'}</small>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {paid.length > 0 && (
        <Disclosure words={`${paid.length} paid in the last 30 days`}>
          <ul className="owe">
            {paid.map((one) => (
              <li key={one.id}>
                <Named one={one} />
                <span className="owe-amount">{balanceOf(one)}</span>
                <small>
                  Paid by {format.day(one.paid ?? today)}
                  {one.reminders.length > 0 &&
                    `, after ${one.reminders.length} ${one.reminders.length === 1 ? 'reminder' : 'reminders'}`}
                </small>
                {isPaidByHand(one) && (
                  <button
                    type="button"
                    className="text-link"
                    onClick={() => change.mutate({ ids: [one.id], change: 'open' })}
                  >
                    Not paid<span className="sr-only">: {nameOf(one)}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {credited && (
        <p className="fine">
          We took off {amountsWords(taken, locale)}: credits and payments in {booksNameOf(credited)}{' '}
          that no invoice has used yet.
        </p>
      )}
      {isFile && (
        <p className="fine">
          From your file of {format.day(seen)}. Invoices that are gone from your next file count as
          paid. <Link to="/dashboard/numbers/import">Import a newer file</Link>{' '}
          <Button
            variant="quiet"
            busy={forget.isPending && 'Deleting...'}
            onClick={() => forget.mutate(undefined, { onSuccess: () => toast('Deleted') })}
          >
            Delete these invoices
          </Button>
        </p>
      )}
      {failure && <Notice tone="danger">{failure.message}</Notice>}
    </>
  );
};
