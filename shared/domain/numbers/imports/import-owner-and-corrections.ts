import type { Field } from './column-fields.ts';
import type { FileKind } from './file-kinds-and-limits.ts';

/** What the reader is told besides the rows. */
export type ImportOwner = {
  /** The local day, ISO. */
  readonly today: string;
  /** ISO country code; decides between 3/4 and 4/3 when the file does not. */
  readonly country: string;
  /** IANA time zone, for times that are written in UTC. */
  readonly zone: string;
  readonly currency: string;
};

/** What the owner corrected: the field of a column (null leaves it out), the order of day and month, the header's row. */
export type Corrections = {
  readonly columns?: Readonly<Record<number, Field | null>>;
  readonly dateOrder?: DateOrder;
  readonly kind?: FileKind;
  /** The owner says that the amounts are in the currency of the business, whatever the file says. */
  readonly isOwnCurrency?: boolean;
};
export type DateOrder = 'm/d' | 'd/m';
