/** The name of a country, language or currency in English by its code; the code itself where none is known, and empty without a code. */
export const englishNameOf = (code: string | null, type: 'region' | 'language' | 'currency') => {
  if (!code) return '';
  try {
    return new Intl.DisplayNames('en', { type }).of(code) ?? code;
  } catch {
    return code;
  }
};

/** The name of a language in English, for example "Spanish"; English if none is known. */
export const languageName = (language: string | null) =>
  englishNameOf(language ?? 'en', 'language');
