import type { OwnerNumbers } from '#web/numbers/owner-numbers.ts';
import type { BooksView } from './books-session.ts';

const most = 50;

/** Late bills by customer and quotes nobody answered, with their names, which are on this device only. */
export const LatePart = ({ view, owner }: { view: BooksView; owner: OwnerNumbers }) => {
  const { format } = owner;
  return (
    <>
      {view.overdue.length > 0 && (
        <NameList
          title="Late right now"
          rows={view.overdue.slice(0, most).map(({ customer, amount, bills, days }) => ({
            name: customer,
            amount: format.money(amount),
            since: `${bills.length === 1 ? '' : `${bills.length} bills, oldest `}${days} ${days === 1 ? 'day' : 'days'} late`,
          }))}
          more={view.overdue.length - most}
        />
      )}
      {view.quiet.length > 0 && (
        <NameList
          title="Quotes nobody answered"
          rows={view.quiet.slice(0, most).map(({ customer, number, amount, days }) => ({
            name: [customer, number].filter(Boolean).join(', '),
            amount: format.money(amount),
            since: `sent ${days} days ago`,
          }))}
          more={view.quiet.length - most}
        />
      )}
    </>
  );
};

type NameRow = { name: string; amount: string; since: string };

const NameList = ({
  title,
  rows,
  more,
}: {
  title: string;
  rows: readonly NameRow[];
  more: number;
}) => (
  <section className="numbers-part" aria-label={title}>
    <div className="part-title">
      <h2>{title}</h2>
      <span className="fine">Names are only on this device</span>
    </div>
    <ul className="late-list">
      {rows.map(({ name, amount, since }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and the list is replaced as a whole
        <li key={nth}>
          <b>{name || 'No name'}</b>
          <span>{amount}</span>
          <span className="late">{since}</span>
        </li>
      ))}
    </ul>
    {more > 0 && <p className="fine">And {more} more.</p>}
  </section>
);
