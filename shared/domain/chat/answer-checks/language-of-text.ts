/** Which of a few languages a text is in, told by its smallest words: enough to see one in the middle of another. */

const smallWords = {
  en: 'the a no as was just here there out up so and you your is are for with that this of to in we will can what when have from not do it if our they them how any who at on by before after first today next call send ask about step line bottom',
  es: 'el la los las de del que y en un una para con por su sus no se es lo al más como tu usted le nos cuando esta este qué hoy mañana semana si ya son hay gracias hola cliente casa',
  de: 'der das und ist sie ihr ihre ihren für mit nicht ein eine einen zu den dem von auf wir im wenn oder auch bitte heute morgen kunde kunden wie bei uns können haben werden',
  fr: 'le la les de des en un y a qu sa ses lui leur ont sont être avez êtes merci bonjour client cliente demain combien est-ce où appelez répondez demandez envoyez dites et est pour avec vous votre vos une dans ce cette que qui ne pas sur nous au aux du je il elle si mais ou',
  pl: 'i w z na do się nie jest to że po za od dla jak co czy tak ale lub pan pani państwa dzień dobry proszę jutro dziś klient klienta może my wy są będzie',
  pt: 'o os as e em um uma para com por seu sua não você vocês do da dos das no na que se mais como hoje cliente',
} as const;
type Known = keyof typeof smallWords;

const sets = Object.entries(smallWords).map(
  ([language, words]) => [language as Known, new Set(words.split(' '))] as const,
);

export const isKnownLanguage = (language: string): boolean => Object.hasOwn(smallWords, language);

const countsOf = (text: string) => {
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  const hits = sets.map(([language, set]) => ({
    language,
    count: words.filter((one) => set.has(one)).length,
  }));
  return { isShort: words.length < 8, hits: hits.toSorted((a, b) => b.count - a.count) };
};

const isClear = (count: number, next: number, isShort: boolean) =>
  isShort ? count >= 2 && count > next && count >= next * 2 : count >= 3 && count >= next * 1.5;

/** Whether a text is in one language rather than in another; false where it is too short or too mixed to say. */
export const isMoreLikelyIn = (text: string, one: string, other: string): boolean => {
  const { isShort, hits } = countsOf(text);
  const count = (language: string) => hits.find((hit) => hit.language === language)?.count ?? 0;
  return isClear(count(one), count(other), isShort);
};

/** Whether a text is in none of these languages. Two others may be hard to tell apart, which does not matter here. */
export const isInNoneOf = (text: string, allowed: readonly string[]): boolean => {
  const { isShort, hits } = countsOf(text);
  const own = hits.find(({ language }) => allowed.includes(language))?.count ?? 0;
  const other = hits.find(({ language }) => !allowed.includes(language))?.count ?? 0;
  return isClear(other, own, isShort);
};
