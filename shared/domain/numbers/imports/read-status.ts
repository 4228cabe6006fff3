import type { RecordState } from './books-file-record.ts';
import type { FileKind } from './file-kinds-and-limits.ts';

export type Status = RecordState | 'draft' | 'void';
type Words = readonly (readonly [Status, RegExp])[];

/** The leading word decides, and a negation stands before its yes: "Not sold", "Unpaid", "Partially Paid". */
const invoiceWords: Words = [
  ['draft', /^(draft|not sent|unsent|scheduled|incomplete|upcoming)/],
  ['void', /^(void|deleted|cancell?ed|failed|declined|refunded)/],
  ['bad', /^(bad debt|written? off|write[- ]off|uncollectible)/],
  [
    'open',
    /^(unpaid|not paid|no$|partial|part[- ]?paid|sent|viewed|open|outstanding|awaiting|payment pending|pending|due|overdue|past due|late)/,
  ],
  ['paid', /^(paid|yes$|closed|complete|deposited|succeeded)/],
];
const jobWords: Words = [
  ['void', /cancell?ed|^void|deleted/],
  [
    'open',
    /^(scheduled|unscheduled|needs|in progress|late|today|upcoming|awaiting|dispatched|active)/,
  ],
  ['paid', /^(completed?|done|finished|closed|requires invoicing|paid|archived)/],
];
const quoteWords: Words = [
  ['draft', /^(draft|not sent|unsent|incomplete)/],
  [
    'lost',
    /^(not sold|unsold|no sale|declined|rejected|lost|expired|archived|closed[ -]+lost|dead|void|cancell?ed)/,
  ],
  ['open', /^(not |un|awaiting response|pending|sent|open|viewed|changes|on hold|no response)/],
  [
    'won',
    /^(converted|approved|accepted|won|sold|signed|booked|invoiced|scheduled|closed|paid|yes|copied to job|completed?)/,
  ],
];

/** What a word of status means in a file of that kind; undefined for a word that is not known. */
export const readStatus = (word: string, kind: FileKind): Status | undefined => {
  const words = { quotes: quoteWords, jobs: jobWords }[kind as string] ?? invoiceWords;
  const text = word.toLowerCase();
  return words.find(([, pattern]) => pattern.test(text))?.[0];
};
