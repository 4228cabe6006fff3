export type RecordState = 'open' | 'paid' | 'bad' | 'won' | 'lost' | 'unknown';

/** One invoice, quote, job or payment of the file; money in the smallest coins, days ISO. */
export type BooksFileRecord = {
  number: string;
  customer: string;
  date: string;
  due: string | null;
  paid_on: string | null;
  state: RecordState;
  /** With tax, refunds taken off; negative for a credit. */
  total: number;
  /** Before tax as far as the file says so. */
  net: number;
  /** Before refunds. */
  charged: number;
  /** Amount due. */
  balance: number;
  fee: number;
};
