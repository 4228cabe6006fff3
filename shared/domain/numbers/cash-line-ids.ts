/** The lines of the 13 weeks that come from the numbers of a business; an owner may leave each out. */
export const cashLineIds = [
  'jobs',
  'sales',
  'invoices',
  'payroll',
  'materials',
  'overhead',
  'pay',
] as const;
export type CashLineId = (typeof cashLineIds)[number];

/** The id of the entry that says that a line is left out. */
export const entryOfLine = <Id extends CashLineId>(id: Id) => `line-${id}` as const;
export const cashLineEntries = cashLineIds.map((id) => entryOfLine(id));
