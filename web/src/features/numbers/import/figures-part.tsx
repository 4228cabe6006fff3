import { fromCoins } from '#shared/domain/imports/amounts.ts';
import { currencyDigits } from '#shared/domain/numbers/currency.ts';
import { Notice } from '#web/ui/panels.tsx';
import type { OwnerNumbers } from '../owner-numbers.ts';
import type { BooksView } from './books-session.ts';
import { FigureList } from './figure-list.tsx';
import { ImportPictures } from './import-pictures.tsx';
import { PagePictures } from './page-pictures.tsx';

/** What the file cannot say, in plain words. */
const unsaid = ({ figures, kind }: BooksView) => [
  ...(figures.days_to_pay === undefined && (kind === 'invoices' || kind === 'jobs')
    ? ['Days from bill to money: not in this file. It has no day of payment.']
    : []),
  ...(kind !== 'quotes'
    ? ['How many of your quotes become jobs: not in this file. Read your list of quotes too.']
    : []),
];

/** What the file says: the figures, their pictures and what they leave out. */
export const FiguresPart = ({ view, owner }: { view: BooksView; owner: OwnerNumbers }) => {
  const { figures, checksum } = view;
  const { format, style, today } = owner;
  const largest = figures.largest_customer;
  const money = (coins: number) => format.money(fromCoins(coins, currencyDigits(style.currency)));
  return (
    <section className="sum" aria-labelledby="figures-title">
      <p>3. What it says</p>
      <h2 id="figures-title">
        {largest && 'value' in largest && Number(largest.value) >= 15
          ? `One customer is ${format.percent(largest.value)} of your sales`
          : 'Your figures'}
      </h2>
      {largest && 'value' in largest && (
        <p className="sum-lede">We keep the share of your largest customer, not the name.</p>
      )}
      {view.until !== today && (
        <p className="fine">
          These books end on {format.day(view.until)} {view.until.slice(0, 4)}; the twelve months
          are counted back from there.
        </p>
      )}
      {checksum && checksum.file !== checksum.rows && (
        <Notice>
          The file’s own total is {money(checksum.file)}, its rows add up to {money(checksum.rows)}.
          Some lines may be missing.
        </Notice>
      )}
      <FigureList figures={figures} format={format} />
      {unsaid(view).map((text) => (
        <p key={text} className="fine">
          {text}
        </p>
      ))}
      {view.firstMonthIsShort && (
        <p className="fine">
          The first of these months begins within the file and may look slower than it was.
        </p>
      )}
      <ImportPictures figures={figures} format={format} />
      <PagePictures view={view} owner={owner} />
    </section>
  );
};
