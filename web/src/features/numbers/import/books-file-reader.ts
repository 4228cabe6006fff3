import type { OpenInvoice } from '#shared/domain/connections/receivable.ts';
import { receivableLimit } from '#shared/domain/connections/receivable-limits.ts';
import {
  customerBar,
  payBars,
  priceStrip,
  quoteBar,
} from '#shared/domain/numbers/imports/chart-data.ts';
import { fileProblemTexts } from '#shared/domain/numbers/imports/decode-csv-file.ts';
import { keptImportOf, numbersOf } from '#shared/domain/numbers/imports/figures/figures-to-keep.ts';
import type { ImportFigures } from '#shared/domain/numbers/imports/figures/import-figures.ts';
import type { SavedImport } from '#shared/domain/numbers/imports/figures/saved-import-schemas.ts';
import type {
  Corrections,
  ImportOwner,
} from '#shared/domain/numbers/imports/import-owner-and-corrections.ts';
import {
  booksNotes,
  booksProblemTexts,
  booksTitle,
  currencyQuestion,
  leftOutText,
} from '#shared/domain/numbers/imports/import-texts.ts';
import { openInvoiceList } from '#shared/domain/numbers/imports/open-invoice-list.ts';
import {
  type OverdueCustomer,
  overdueList,
  type QuietQuote,
  quietQuoteList,
} from '#shared/domain/numbers/imports/overdue-and-quote-lists.ts';
import type { ColumnPreview } from '#shared/domain/numbers/imports/preview-columns.ts';
import { type Books, readBooks } from '#shared/domain/numbers/imports/read-books.ts';
import type { TaxMode } from '#shared/domain/numbers/number-choices.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';
import type { SavedNumber } from '#shared/domain/numbers/saved-number-schemas.ts';
import { type CsvFile, readCsv } from '../read-csv.ts';

/** Who reads: what the rows are read for. */
export type BooksReadOptions = {
  readonly owner: ImportOwner;
  readonly locale: string;
  readonly taxMode?: TaxMode | undefined;
};

/** What the page shows of a file. The rows themselves stay where they were read. */
export type BooksView = Pick<Books, 'kind' | 'columns' | 'dates' | 'until' | 'leftOut'> & {
  title: string;
  leftOutText: string;
  /** What the owner should know about the figures. */
  notes: string[];
  figures: ImportFigures;
  /** What "Save these invoices" would keep. */
  openInvoices: OpenInvoice[];
  overdue: OverdueCustomer[];
  quiet: QuietQuote[];
  charts: {
    pay: ReturnType<typeof payBars>;
    customers: ReturnType<typeof customerBar>;
    quotes: ReturnType<typeof quoteBar>;
    prices: ReturnType<typeof priceStrip>;
  };
  kept: SavedImport;
  numbers: SavedNumber[];
};
/** The file as it was read, or what to say about it; columns that can be corrected come along. */
export type BooksAnswer =
  | { view: BooksView }
  | {
      problem: string;
      columns?: ColumnPreview[];
      /** The file seems to be in another currency: whether it is, the owner says. */
      asksCurrency?: boolean;
    };

const viewOf = (books: Books, { owner, locale, taxMode }: BooksReadOptions): BooksView => {
  const { kind, columns, dates, until, leftOut, from, figures } = books;
  const format = createFormat({ locale, currency: owner.currency });
  const hasSales = kind !== 'quotes' && kind !== 'open-balances';
  return {
    ...{ kind, columns, dates, until, leftOut, figures },
    title: booksTitle(books, format),
    leftOutText: leftOutText(books, format),
    notes: booksNotes(books, owner.today, format),
    openInvoices: openInvoiceList(from, receivableLimit),
    overdue: figures.overdue_total ? overdueList(from) : [],
    quiet: kind === 'quotes' ? quietQuoteList(from) : [],
    charts: {
      pay: hasSales ? payBars(from) : [],
      customers: figures.largest_customer ? customerBar(from) : [],
      quotes: kind === 'quotes' ? quoteBar(from) : { won: 0, lost: 0, open: 0 },
      prices: figures.average_job_value ? priceStrip(from) : null,
    },
    kept: keptImportOf(books, owner.today),
    numbers: numbersOf(books, { today: owner.today, currency: owner.currency, taxMode }),
  };
};

/** Reads one file and keeps its rows for corrections; closing the page or the worker is what forgets them. */
export const createBooksFileReader = () => {
  let csv: CsvFile | undefined;
  let told: BooksReadOptions | undefined;
  const read = (corrections: Corrections): BooksAnswer => {
    if (!csv || !told) return { problem: booksProblemTexts.no_rows };
    const books = readBooks(csv.rows, told.owner, { corrections, delimiter: csv.delimiter });
    if (!('problem' in books)) return { view: viewOf(books, told) };
    if (books.currency) {
      const { currency } = told.owner;
      return { problem: currencyQuestion(books.currency, currency), asksCurrency: true };
    }
    const problem = booksProblemTexts[books.problem];
    return books.columns ? { problem, columns: books.columns } : { problem };
  };
  return {
    open: (bytes: Uint8Array, by: BooksReadOptions): BooksAnswer => {
      const file = readCsv(bytes);
      if ('problem' in file) return { problem: fileProblemTexts[file.problem] };
      csv = file;
      told = by;
      return read({});
    },
    correct: read,
  };
};
