import { useState } from 'react';
import type { Business } from '#shared/domain/business.ts';
import type { ImportedRow } from '#shared/domain/incoming-messages/imported-row.ts';
import type { OwnerNumbers } from '#web/numbers/owner-numbers.ts';
import { WroteToMe } from '#web/wrote-to-me.tsx';
import type { BooksView } from './books-session.ts';

const most = 50;

/** Late bills by customer and quotes nobody answered, with their names, which are on this device only. */
export const LatePart = ({
  view,
  owner,
  business,
}: {
  view: BooksView;
  owner: OwnerNumbers;
  business: Business;
}) => {
  const { format } = owner;
  const [chosen, setChosen] = useState<ImportedRow | null>(null);
  return (
    <>
      {chosen && <WroteToMe business={business} row={chosen} onClose={() => setChosen(null)} />}
      {view.overdue.length > 0 && (
        <NameList
          title="Late right now"
          rows={view.overdue.slice(0, most).map(({ customer, amount, bills, days }) => ({
            name: customer,
            amount: format.money(amount),
            row: billRow(customer, amount, bills[0]),
            since: `${bills.length === 1 ? '' : `${bills.length} bills, oldest `}${days} ${days === 1 ? 'day' : 'days'} late`,
          }))}
          more={view.overdue.length - most}
          onWrite={setChosen}
        />
      )}
      {view.quiet.length > 0 && (
        <NameList
          title="Quotes nobody answered"
          rows={view.quiet.slice(0, most).map(({ customer, number, amount, days, sent }) => ({
            name: [customer, number].filter(Boolean).join(', '),
            amount: format.money(amount),
            row: { kind: 'quiet-quote', customer, amount, issued: sent, due: null },
            since: `sent ${days} days ago`,
          }))}
          more={view.quiet.length - most}
          onWrite={setChosen}
        />
      )}
    </>
  );
};

/** A customer's bills as one row, with the dates of the oldest. */
const billRow = (
  customer: string,
  amount: string,
  oldest: BooksView['overdue'][number]['bills'][number] | undefined,
): ImportedRow => ({
  kind: 'overdue-invoice',
  customer,
  amount,
  issued: oldest?.date ?? null,
  due: oldest?.due ?? null,
});

type NameRow = { name: string; amount: string; since: string; row: ImportedRow };

const NameList = ({
  title,
  rows,
  more,
  onWrite,
}: {
  title: string;
  rows: readonly NameRow[];
  more: number;
  onWrite: (row: ImportedRow) => void;
}) => (
  <section className="numbers-part" aria-label={title}>
    <div className="part-title">
      <h2>{title}</h2>
      <span className="fine">Names are only on this device</span>
    </div>
    <ul className="late-list">
      {rows.map(({ name, amount, since, row }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and the list is replaced as a whole
        <li key={nth}>
          <b>{name || 'No name'}</b>
          <span>{amount}</span>
          <span className="late">{since}</span>
          <button type="button" className="text-link" onClick={() => onWrite(row)}>
            Write to them<span className="sr-only">: {name || 'no name'}</span>
          </button>
        </li>
      ))}
    </ul>
    {more > 0 && <p className="fine">And {more} more.</p>}
  </section>
);
