const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
const known = new Map<string, readonly string[]>();

const findWords = (locale: string, currency: string): string[] => {
  // Canada writes the dollar of its neighbor as others abroad do: "US$".
  const words = [locale, 'en-CA'].flatMap((place) =>
    displays.flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(place, { style: 'currency', currency, currencyDisplay });
      return [1, 2].flatMap((amount) =>
        format
          .formatToParts(amount)
          .filter(({ type }) => type === 'currency')
          .flatMap(({ value }) => [value, value.split(' ').at(-1) ?? value]),
      );
    }),
  );
  const plain = words.map((word) => word.normalize('NFKC').toLowerCase());
  return [...new Set(plain)].toSorted((a, b) => b.length - a.length);
};

/** The signs and words of a currency in that locale, in lower case, longest first: "us dollars", "usd", "us$", "$". */
export const currencyWords = (style: { locale: string; currency: string }): readonly string[] => {
  const key = `${style.locale} ${style.currency}`;
  const words = known.get(key) ?? findWords(style.locale, style.currency);
  known.set(key, words);
  return words;
};
