/** Why a line of the file is not counted, said of one line and of several. */
export const leftOutReasons = {
  total: ['total', 'totals'],
  section: ['heading', 'headings'],
  footer: ['note outside the table', 'notes outside the table'],
  duplicate: ['duplicate', 'duplicates'],
  draft: ['draft', 'drafts'],
  void: ['voided or canceled', 'voided or canceled'],
  zero: ['with a zero amount', 'with a zero amount'],
  no_amount: ['with no readable amount', 'with no readable amount'],
  other_currency: ['in another currency', 'in another currency'],
  another_type: ['of another type', 'of another type'],
  unknown_status: ['with a status we don’t recognize', 'with a status we don’t recognize'],
  no_date: ['with no readable date', 'with no readable date'],
} as const;
export type LeftOutReason = keyof typeof leftOutReasons;

/** Lines that were left out for one reason, with some of them to look at. */
export type LeftOut = { reason: LeftOutReason; count: number; examples: (readonly string[])[] };
