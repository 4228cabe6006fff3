/** Which of a few languages a text is in, told by its smallest words: enough to see one in the middle of another. */

const smallWords = {
  en: 'the and you your is are for with that this of to in we will can what when have from not do it if our they them how any who at on by before after first today next call send ask about step line bottom',
  es: 'el la los las de del que y en un una para con por su sus no se es lo al más como tu usted le nos cuando esta este qué hoy mañana semana si ya son hay gracias hola cliente casa',
  de: 'der das und ist sie ihr ihre ihren für mit nicht ein eine einen zu den dem von auf wir im wenn oder auch bitte heute morgen kunde kunden wie bei uns können haben werden',
  fr: 'le les des et est pour avec vous votre vos une dans ce cette que qui ne pas sur nous au aux du je il elle si mais ou',
  pt: 'o os as e em um uma para com por seu sua não você vocês do da dos das no na que se mais como hoje cliente',
} as const;
type Known = keyof typeof smallWords;

const sets = Object.entries(smallWords).map(
  ([language, words]) => [language as Known, new Set(words.split(' '))] as const,
);

export const isKnownLanguage = (language: string): boolean => Object.hasOwn(smallWords, language);

/** The language of a text; undefined where it is too short or too mixed to say. */
export const languageOf = (text: string): string | undefined => {
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  const hits = sets
    .map(([language, set]) => ({ language, count: words.filter((one) => set.has(one)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = hits;
  if (!first || !second) return undefined;
  const isShort = words.length < 8;
  const isClear = isShort
    ? first.count >= 2 && first.count > second.count && first.count >= second.count * 2
    : first.count >= 3 && first.count >= second.count * 1.5;
  return isClear ? first.language : undefined;
};
