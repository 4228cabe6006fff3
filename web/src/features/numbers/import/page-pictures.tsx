import type { OwnerNumbers } from '#web/numbers/owner-numbers.ts';
import type { BooksView } from './books-session.ts';
import { BarFigure } from './import-pictures.tsx';

const payNames: Readonly<Record<string, string>> = {
  '0-7': '0 to 7 days',
  '8-14': '8 to 14 days',
  '15-30': '15 to 30 days',
  '31-60': '31 to 60 days',
  'over 60': 'More than 60 days',
};

/** Pictures that need the rows, so that they are there only while the file is. */
export const PagePictures = ({ view, owner }: { view: BooksView; owner: OwnerNumbers }) => {
  const { pay, customers, quotes } = view.pictures;
  const { format } = owner;
  const counted = (label: string, n: number) => ({ label, value: n, shown: String(n) });
  const hasQuotes = quotes.won + quotes.lost + quotes.open > 0;
  return (
    <div className="import-pictures">
      {pay.some(({ n }) => n > 0) && (
        <BarFigure
          title="How long they take to pay"
          head="Days"
          bars={pay.map(({ days, n }) => counted(payNames[days] ?? days, n))}
        />
      )}
      {customers.length > 0 && (
        <BarFigure
          title="Your largest customers, on this device only"
          head="Customer"
          bars={customers.map(({ name, share }, nth) => ({
            label: name === null ? 'Everybody else' : name || 'No name',
            value: Number(share),
            shown: format.percent(share),
            ...(nth > 0 && { look: 'quiet' as const }),
          }))}
        />
      )}
      {hasQuotes && (
        <BarFigure
          title="Quotes of the last year"
          head="Quotes"
          bars={[
            counted('Won', quotes.won),
            counted('Lost', quotes.lost),
            counted('No answer', quotes.open),
          ]}
        />
      )}
    </div>
  );
};
