/** What a column can be read as. */
export const fields = {
  number: 'Number',
  date: 'Date',
  due: 'Due date',
  paid_on: 'Date paid',
  closed_on: 'Date finished',
  customer: 'Customer',
  before_tax: 'Price before tax',
  tax: 'Tax amount',
  total: 'Price with tax',
  balance: 'Amount due',
  paid: 'Amount paid',
  status: 'Status',
  type: 'Type',
  currency: 'Currency',
  refunded: 'Refunded',
  fee: 'Card fee',
} as const;
export type Field = keyof typeof fields;
export const fieldIds = Object.keys(fields) as Field[];
export const moneyFields = [
  'total',
  'before_tax',
  'tax',
  'balance',
  'paid',
  'refunded',
  'fee',
] as const;
export const dateFields = ['date', 'due', 'paid_on', 'closed_on'] as const;

/** The column of each field, by its place in the header. */
export type Mapping = Readonly<Partial<Record<Field, number>>>;

/** What kind of columns a file has; decides which figures can be made of it. */
export type Having = Record<'due' | 'paid_on' | 'owed' | 'state' | 'fee' | 'tax', boolean>;
export const havingOf = (mapping: Mapping): Having => {
  const has = (...wanted: readonly Field[]) => wanted.some((field) => mapping[field] !== undefined);
  return {
    due: has('due'),
    paid_on: has('paid_on'),
    owed: has('balance', 'paid', 'status', 'paid_on'),
    state: has('balance', 'paid', 'status', 'paid_on', 'closed_on'),
    fee: has('fee'),
    tax: has('before_tax', 'tax'),
  };
};
