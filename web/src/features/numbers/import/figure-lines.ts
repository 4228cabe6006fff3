import type { ImportFigures } from '#shared/domain/imports/figures.ts';
import type { ImportFigureId } from '#shared/domain/imports/rules.ts';
import { tooFewText } from '#shared/domain/imports/words.ts';
import type { Unit } from '#shared/domain/numbers/definition.ts';
import type { Format } from '#shared/domain/numbers/format.ts';

/** How a figure of a file is said under its value. */
const countedLines = {
  average_job_value: [
    'money',
    'usual price of a job (the middle one, so that one big job does not mislead)',
  ],
  days_to_pay: ['count', 'days from bill to money, the middle one'],
  quote_win_rate: ['percent', 'of your quotes become jobs'],
  jobs_per_week: ['count', 'jobs a week, bills counted as jobs'],
  monthly_sales: ['money', 'sales in an average month'],
  largest_customer: ['percent', 'of your sales are from one customer'],
  card_fee: ['percent', 'card and payment fees'],
} as const satisfies Partial<Record<ImportFigureId, readonly [Unit, string]>>;

const amountLines = {
  overdue_total: (n: number) => `is late, on ${n} ${n === 1 ? 'bill' : 'bills'}`,
  open_total: (n: number) => `is not paid yet, on ${n} ${n === 1 ? 'bill' : 'bills'}`,
  credits_open: (n: number) => `in open credits, ${n} of them`,
  quiet_quotes: (n: number) => `in ${n} ${n === 1 ? 'quote' : 'quotes'} nobody answered`,
} as const satisfies Partial<Record<ImportFigureId, (n: number) => string>>;

/** One figure of a file as it is shown. */
export type FigureLine = { id: ImportFigureId; words: string; shown: string };

/** The figures that are one value, in the order they are read; those made of too few rows say so. */
export const figureLines = (figures: ImportFigures, format: Format): FigureLine[] => {
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
