/** A decimal number as text ("1200.5"), so that nothing is lost between a field, a store and a calculator. */
export type Decimal = string;

const decimalPattern = /^(-?)0*(\d{1,15})(?:\.(\d{1,15}))?$/;

/** The decimal in its one spelling ("-0", "01.50" become "0", "1.5"); undefined when the text is none or has over 15 digits on a side. */
export const asDecimal = (text: string): Decimal | undefined => {
  const [, sign = '', whole, fraction = ''] = decimalPattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const rest = fraction.replace(/0+$/, '');
  const size = rest ? `${whole}.${rest}` : whole;
  return size === '0' ? size : `${sign}${size}`;
};

/** How many digits stand after the point. */
export const decimalsOf = (value: Decimal): number => value.split('.')[1]?.length ?? 0;

/** A JavaScript number as a decimal rounded to so many digits; undefined when it is not finite or too large to be exact. */
export const decimalFromNumber = (value: number, digits: number): Decimal | undefined => {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e13) return undefined;
  return asDecimal(value.toFixed(digits));
};

/** A number to a tenth, as a decimal. */
export const decimalToTenth = (value: number): Decimal => String(Math.round(value * 10) / 10);
