import type { OwnerNumbers } from '#web/numbers/owner-numbers.ts';
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
  const { figures } = view;
  const { format } = owner;
  const largest = figures.largest_customer;
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
      <FigureList figures={figures} format={format} />
      {[...view.notes, ...unsaid(view)].map((text) => (
        <p key={text} className="fine">
          {text}
        </p>
      ))}
      <ImportPictures figures={figures} format={format} />
      <PagePictures view={view} owner={owner} />
    </section>
  );
};
