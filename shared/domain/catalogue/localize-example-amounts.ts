/** How prices of jobs compare with those in the US, in the currency of the country. */
type PriceLevel = { readonly trades: number; readonly cleaning: number };

const priceLevels: Readonly<Record<string, PriceLevel>> = {
  CA: { trades: 1.2, cleaning: 1.1 },
  GB: { trades: 0.6, cleaning: 0.4 },
  IE: { trades: 0.75, cleaning: 0.5 },
  AU: { trades: 1.3, cleaning: 1 },
  NZ: { trades: 1.3, cleaning: 1 },
};

/** An amount in the US as it may look in another country, in its currency; the same where its level is not known. */
export const localPrice = (
  price: number,
  country: string | null | undefined,
  isCleaning = false,
): number => {
  const level = country ? priceLevels[country] : undefined;
  if (!level) return price;
  const amount = price * (isCleaning ? level.cleaning : level.trades);
  const step =
    amount < 10 && !Number.isInteger(price) ? 0.1 : amount < 100 ? 1 : amount < 1000 ? 5 : 50;
  return Math.round(amount / step) * step;
};

/**
 * The example with each amount that stands in braces, for example "{1,850}", as it may look in the country;
 * with separators unless it is written without.
 */
export const withLocalAmounts = (
  example: string,
  country: string | null | undefined,
  isCleaning = false,
): string =>
  example.replace(/\{(\d[\d,]*(\.\d+)?)\}/g, (_, amount: string, decimals?: string) =>
    localPrice(Number(amount.replace(',', '')), country, isCleaning).toLocaleString('en-US', {
      minimumFractionDigits: decimals ? 2 : 0,
      useGrouping: !/^\d{4}/.test(amount),
    }),
  );
