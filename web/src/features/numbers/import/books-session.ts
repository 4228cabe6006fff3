import type { ColumnPreview } from '#shared/domain/imports/columns.ts';
import { fileProblemTexts } from '#shared/domain/imports/decode.ts';
import type { ImportFigures } from '#shared/domain/imports/figures.ts';
import { keptImportOf, numbersOf } from '#shared/domain/imports/keep.ts';
import type { KeptImport } from '#shared/domain/imports/kept-figures.ts';
import {
  type OverdueCustomer,
  overdueList,
  type QuietQuote,
  quietQuoteList,
} from '#shared/domain/imports/lists.ts';
import { firstMonthIsShort } from '#shared/domain/imports/month-figures.ts';
import { customerBar, payBars, priceStrip, quoteBar } from '#shared/domain/imports/pictures.ts';
import { type Books, type BooksProblem, readBooks } from '#shared/domain/imports/read-books.ts';
import type { Corrections, ImportOwner } from '#shared/domain/imports/types.ts';
import type { TaxMode } from '#shared/domain/numbers/choices.ts';
import type { KeptNumber } from '#shared/domain/numbers/kept.ts';
import { type CsvFile, readCsv } from '../read-csv.ts';

/** Who reads: what the rows are read for. */
export type ToldBooks = { readonly owner: ImportOwner; readonly taxMode?: TaxMode | undefined };

/** What the page shows of a file. The rows themselves stay where they were read. */
export type BooksView = Pick<
  Books,
  | 'source'
  | 'kind'
  | 'columns'
  | 'dates'
  | 'asOf'
  | 'until'
  | 'leftOut'
  | 'unknownStatuses'
  | 'checksum'
> & {
  documents: number;
  figures: ImportFigures;
  overdue: OverdueCustomer[];
  quiet: QuietQuote[];
  pictures: {
    pay: ReturnType<typeof payBars>;
    customers: ReturnType<typeof customerBar>;
    quotes: ReturnType<typeof quoteBar>;
    prices: ReturnType<typeof priceStrip>;
  };
  firstMonthIsShort: boolean;
  kept: KeptImport;
  numbers: KeptNumber[];
};
/** The file as it was read, or what to say about it; columns that can be corrected come along. */
export type BooksAnswer = { view: BooksView } | { problem: string; columns?: ColumnPreview[] };

const problemTexts = {
  no_header:
    'We found no row with the names of columns. Export the list again with its column names.',
  no_rows: 'There are no rows in this file.',
  too_many_rows: fileProblemTexts.too_many_rows,
  no_date_column: 'Which column has the date? Choose it below.',
  no_amount_column: 'Which column has the price? Choose it below.',
} as const satisfies Record<BooksProblem, string>;

const viewOf = (books: Books, { owner, taxMode }: ToldBooks): BooksView => {
  const { source, kind, columns, dates, asOf, until, leftOut, unknownStatuses, checksum } = books;
  const { from, figures, documents } = books;
  const hasSales = kind !== 'quotes' && kind !== 'open-balances';
  return {
    ...{ source, kind, columns, dates, asOf, until, leftOut, unknownStatuses, checksum, figures },
    documents: documents.length,
    overdue: figures.overdue_total ? overdueList(from) : [],
    quiet: kind === 'quotes' ? quietQuoteList(from) : [],
    pictures: {
      pay: hasSales ? payBars(from) : [],
      customers: figures.largest_customer ? customerBar(from) : [],
      quotes: kind === 'quotes' ? quoteBar(from) : { won: 0, lost: 0, open: 0 },
      prices: figures.average_job_value ? priceStrip(from) : null,
    },
    firstMonthIsShort: (figures.months?.length ?? 0) > 0 && firstMonthIsShort(documents, until),
    kept: keptImportOf(books, owner.today),
    numbers: numbersOf(books, { today: owner.today, currency: owner.currency, taxMode }),
  };
};

/** Reads one file and keeps its rows for corrections; closing the page or the worker is what forgets them. */
export const createBooksSession = () => {
  let csv: CsvFile | undefined;
  let told: ToldBooks | undefined;
  const read = (corrections: Corrections): BooksAnswer => {
    if (!csv || !told) return { problem: problemTexts.no_rows };
    const books = readBooks(csv.rows, told.owner, { corrections, delimiter: csv.delimiter });
    if (!('problem' in books)) return { view: viewOf(books, told) };
    const problem = problemTexts[books.problem];
    return books.columns ? { problem, columns: books.columns } : { problem };
  };
  return {
    open: (bytes: Uint8Array, by: ToldBooks): BooksAnswer => {
      const file = readCsv(bytes);
      if ('problem' in file) return { problem: fileProblemTexts[file.problem] };
      csv = file;
      told = by;
      return read({});
    },
    correct: read,
  };
};
export type BooksSession = ReturnType<typeof createBooksSession>;
