const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for an element or an attribute. Answers of models pass through here. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (one) => entities[one] ?? '');

/** A piece of a page; made by `html` only. */
export type Html = { readonly markup: string };

type Value = Html | string | number | readonly Html[];

const markupOf = (value: Value): string => {
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
};

/** A template tag that escapes values, except for those that are already markup. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: parts
    .map((part, nth) => part + (nth < values.length ? markupOf(values[nth] as Value) : ''))
    .join(''),
});

/** Empty markup. */
export const none: Html = { markup: '' };
