/** Writes amounts without cents where there are none; plain numbers while the currency is unknown. */
export const moneyWriter = (locale: string, currency: string | null) => {
  const format = new Intl.NumberFormat(locale, {
    trailingZeroDisplay: 'stripIfInteger',
    ...(currency ? { style: 'currency', currency } : { maximumFractionDigits: 2 }),
  });
  return (value: number): string => format.format(value);
};
