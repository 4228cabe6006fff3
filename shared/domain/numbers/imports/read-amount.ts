/** Amounts of a file as whole numbers of the smallest coin. */

const longest = 60;
/** Larger amounts are a misread column, and sums of them would not be exact. */
const maxCoins = 100_000_000_000;

export type DecimalSign = '.' | ',';

/** The decimal sign of a column: the last of two kinds, else the one before one or two digits, else the habit of the file. */
export const decimalSignOf = (cells: readonly string[], delimiter: string): DecimalSign => {
  let short: DecimalSign | undefined;
  for (const cell of cells) {
    const point = cell.lastIndexOf('.');
    const comma = cell.lastIndexOf(',');
    if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
    if (short === undefined && (point >= 0 || comma >= 0) && cell.length <= longest) {
      const sign = point >= 0 ? '.' : ',';
      if (/^\d{1,2}\D*$/.test(cell.slice(Math.max(point, comma) + 1))) short = sign;
    }
  }
  return short ?? (delimiter === ';' ? ',' : '.');
};

const isNegative = (text: string) =>
  /^\(.*\)$/.test(text) || /^\D*[-−]/.test(text) || /[-−]$/.test(text) || /\bCR$/i.test(text);

const plainAmount = /^[\d.,]+$/;
const [zeroCode, nineCode] = [48, 57];

/** The digits of a text in coins, whatever else stands between them; undefined without a digit. One pass, for files of many thousand amounts. */
const readSize = (text: string, sign: DecimalSign, digits: number): number | undefined => {
  const signCode = sign.charCodeAt(0);
  let [size, seen] = [0, false];
  let decimals = -1;
  let up = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === signCode && decimals < 0) decimals = 0;
    if (code < zeroCode || code > nineCode) continue;
    seen = true;
    if (decimals < digits) size = size * 10 + code - zeroCode;
    if (decimals === digits) up = code - zeroCode >= 5;
    if (decimals >= 0) decimals++;
  }
  if (!seen) return undefined;
  const missing = digits - Math.min(Math.max(decimals, 0), digits);
  return size * 10 ** missing + (up ? 1 : 0);
};

/** The amount in a cell in coins, or null when there is none or it cannot be one. */
export const readAmount = (text: string, sign: DecimalSign, digits: number): number | null => {
  if (text.length > longest) return null;
  const size = readSize(text, sign, digits);
  if (size === undefined || size > maxCoins) return null;
  return size !== 0 && !plainAmount.test(text) && isNegative(text) ? -size : size;
};
