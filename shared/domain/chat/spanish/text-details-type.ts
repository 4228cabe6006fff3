/** The language of a draft, and of what it is put in. */
export type DraftLanguage = 'en' | 'es';

/** Details of a text: those that the other text must have, and those that it may have besides. */
export type TextDetails = {
  readonly required: ReadonlySet<string>;
  readonly allowed: ReadonlySet<string>;
};
