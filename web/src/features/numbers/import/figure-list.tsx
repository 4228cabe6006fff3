import type { Unit } from '#shared/domain/numbers/define-number.ts';
import type { ImportFigureId } from '#shared/domain/numbers/imports/figures/figure-descriptions.ts';
import type { ImportFigures } from '#shared/domain/numbers/imports/figures/import-figures.ts';
import { tooFewText } from '#shared/domain/numbers/imports/import-texts.ts';
import type { Format } from '#shared/domain/numbers/number-format-and-local-words.ts';

/** How a figure of a file is said under its value. */
const countedLines = {
  average_job_value: ['money', 'typical job price (the median, so one big job doesn’t skew it)'],
  days_to_pay: ['count', 'days to get paid, typically'],
  quote_win_rate: ['percent', 'of your quotes turn into jobs'],
  jobs_per_week: ['count', 'jobs a week, counting each invoice as a job'],
  monthly_sales: ['money', 'sales in an average month'],
  largest_customer: ['percent', 'of your sales are from one customer'],
  card_fee: ['percent', 'card and payment fees'],
} as const satisfies Partial<Record<ImportFigureId, readonly [Unit, string]>>;

const amountLines = {
  overdue_total: (n: number) => `overdue on ${n} ${n === 1 ? 'invoice' : 'invoices'}`,
  open_total: (n: number) => `unpaid on ${n} ${n === 1 ? 'invoice' : 'invoices'}`,
  credits_open: (n: number) => `in ${n} open ${n === 1 ? 'credit' : 'credits'}`,
  quiet_quotes: (n: number) => `in ${n} ${n === 1 ? 'quote' : 'quotes'} with no reply`,
} as const satisfies Partial<Record<ImportFigureId, (n: number) => string>>;

/** One figure of a file as it is shown. */
type FigureLine = { id: ImportFigureId; words: string; shown: string };

/** The figures that are one value, in the order they are read; those made of too few rows say so. */
const figureLines = (figures: ImportFigures, format: Format): FigureLine[] => {
  const counted = (Object.keys(countedLines) as (keyof typeof countedLines)[]).flatMap((id) => {
    const figure = figures[id];
    if (!figure) return [];
    const [unit, words] = countedLines[id];
    return 'value' in figure
      ? [{ id, words, shown: format.value(unit, figure.value) }]
      : [{ id, words: `${words}: ${tooFewText(figure, format)}`, shown: '?' }];
  });
  const amounts = (Object.keys(amountLines) as (keyof typeof amountLines)[]).flatMap((id) => {
    const figure = figures[id];
    return figure
      ? [{ id, words: amountLines[id](figure.n), shown: format.money(figure.amount) }]
      : [];
  });
  return [...counted, ...amounts];
};

/** The figures of a file, large, each with what it means under it. */
export const FigureList = ({ figures, format }: { figures: ImportFigures; format: Format }) => (
  <dl className="found-figures">
    {figureLines(figures, format).map(({ id, words, shown }) => (
      <div key={id}>
        <dt>{words}</dt>
        <dd>{shown}</dd>
      </div>
    ))}
  </dl>
);
