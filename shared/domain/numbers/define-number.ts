/** What a value is counted in. Money is in the currency of the business, hours are decimal hours. */
export const units = ['money', 'percent', 'hours', 'count'] as const;
export type Unit = (typeof units)[number];

/** A number about a business: how it is named and asked, where an owner finds it, what it may be. */
export type NumberDefinition = {
  readonly label: string;
  readonly unit: Unit;
  /** Smallest and largest value; money bounds are for a currency of about a dollar's size, see `boundsOf`. */
  readonly min: number;
  readonly max: number;
  readonly question: string;
  /** Where the owner finds it, as the end of "You find it in …". */
  readonly source: string;
  /** Worked out by this calculator when the owner did not type it. */
  readonly computedBy?: 'hour-cost' | 'price-check';
  /** Asked again when it is older than so many days. */
  readonly staleAfterDays?: number;
};

type Details = Omit<NumberDefinition, 'label' | 'unit' | 'min' | 'max'>;
type Bounds = readonly [min: number, max: number];

const definer =
  (unit: Unit) =>
  (label: string, [min, max]: Bounds, details: Details): NumberDefinition => ({
    label,
    unit,
    min,
    max,
    ...details,
  });

/** Define a number of each unit: label, bounds, question and source. */
export const defineMoney = definer('money');
export const definePercent = definer('percent');
export const defineHours = definer('hours');
export const defineCount = definer('count');
