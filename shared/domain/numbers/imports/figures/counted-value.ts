import type { Decimal } from '../../decimal.ts';

/** Too little in the file to say something: so many of so many that are needed. */
export type TooFew = {
  too_few: number;
  needs: number;
  of: 'documents' | 'days' | 'months' | 'customers';
};
/** A value and how many documents it was made from. */
export type CountedValue = { value: Decimal; n: number } | TooFew;
