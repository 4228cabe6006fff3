/** Texts as they are compared with what the owner said, in any language. */

import { comparableText, comparableWords } from './comparable-text.ts';
import { binding, hasBinding, unspacedBinding } from './negating-and-binding-words.ts';

/** A shorter quote is found in almost any text. */
const shortest = 3;
/** Scripts that put no blanks between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Whether a text contains the words as whole words; both as `comparableText` gives them. */
export const containsWords = (words: string, text: string) => {
  if (unspaced.test(words))
    return words.length > 1 && text.replaceAll(' ', '').includes(words.replaceAll(' ', ''));
  return words.length >= shortest && ` ${text} `.includes(` ${words} `);
};

/** The numbers up to twelve and the tens as they are written out, by language. */
const spelledNumbers = [
  'zero one two three four five six seven eight nine ten eleven twelve',
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze',
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'zero um dois três quatro cinco seis sete oito nove dez onze doze',
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह',
].flatMap((list) => list.split(' ').map((word, value) => [word, String(value)] as const));
const digitsOf = new Map<string, string>([
  ...spelledNumbers,
  ...([...'零一二三四五六七八九十'].map((word, value) => [word, String(value)]) as [
    string,
    string,
  ][]),
  ['两', '2'],
  ['fünft', '5'],
  ['viert', '4'],
  ['पांच', '5'],
]);

/** Words that carry nothing: articles, prepositions, who does it, what is counted, and that something was decided. */
const light = new Set(
  `a an the and or of to in on at by for from with about as is are was be been am we our us i my me it its this that
  they them their there have has had do does did will would ll re ve s t d people persons person employees employee staff
  workers men guys per each also now just so than then decided decide decision going total
  el la los las un una y o de del a al en con por para es son somos estamos nosotros nuestro nuestra nuestros que se
  personas empleados hemos he decidido
  le les l une et ou du des d à au aux dans avec pour est sont nous on notre nos que qui ce c personnes employés avons
  j'ai décidé
  der die das den dem ein eine einen einem und oder von zu zum zur im am an auf mit für ist sind wir uns unser unsere
  unseren ich mein meine leute mitarbeiter haben habe hat beschlossen entschieden dass
  o os as um uma e ou do da dos das no na nos nas com por para é são somos nós nosso nossa que pessoas funcionários
  decidimos decidi
  हम हमारे हमारी हमारा हैं है और में से के की का को पर ने लोग`.split(/\s+/),
);

const plainWord = (word: string) => digitsOf.get(word) ?? word.replace(/'s$/, '');

/** The first letters tell a word from others; its ending may differ. */
const isSameWord = (one: string, other: string) => {
  if (one === other) return true;
  const shared = Math.max(4, Math.ceil(Math.min(one.length, other.length) * 0.7));
  if (/\d/.test(one + other) || Math.abs(one.length - other.length) > 3) return false;
  return one.slice(0, shared) === other.slice(0, shared) && one.length >= 4 && other.length >= 4;
};

const numberIn = (word: string) => /^\p{Sc}?(\d+)(?:%|\p{Sc}|\p{L}{0,2})$/u.exec(word)?.[1];

const pairsIn = (text: string) => {
  const letters = [...comparableText(text).replaceAll(' ', '')];
  return letters.slice(1).map((letter, nth) => (letters[nth] ?? '') + letter);
};

const followsUnspaced = (value: string, quote: string) => {
  const text = comparableText(quote).replaceAll(' ', '');
  if (
    unspacedBinding.some(
      (sign) => sign.test(value) !== sign.test(quote) && sign.test(value + quote),
    )
  )
    return false;
  const digits = (one: string) => [...one].map((sign) => digitsOf.get(sign) ?? sign).join('');
  const numbers = digits(value).match(/\d+/g) ?? [];
  if (!numbers.every((number) => digits(text).includes(number))) return false;
  const pairs = pairsIn(value);
  const found = pairs.filter((pair) => text.includes(pair)).length;
  return pairs.length ? found / pairs.length >= 0.5 : text.includes(comparableText(value));
};

/**
 * Whether a value follows from the words it was taken from: the words that carry it stand there, its numbers all of them,
 * and it neither denies nor demands more than they do.
 */
export const followsFromQuote = (value: string, quote: string): boolean => {
  if (unspaced.test(value) || unspaced.test(quote)) return followsUnspaced(value, quote);
  const words = comparableWords(value);
  const said = comparableWords(quote);
  for (const [kind, pattern] of Object.entries(binding)) {
    const inValue = hasBinding(pattern, words);
    const inQuote = hasBinding(pattern, said);
    // A denial must not be lost either; a rule may be told as a fact.
    if (inValue !== inQuote && (inValue || kind === 'not')) return false;
  }
  const bound = Object.values(binding);
  const carrying = words.filter((word) => !light.has(word) && !bound.some((one) => one.test(word)));
  const plain = said.map(plainWord);
  const isSaid = (word: string) => {
    const number = numberIn(plainWord(word));
    if (number) return plain.some((one) => numberIn(one) === number);
    return plain.some((one) => isSameWord(plainWord(word), one));
  };
  return carrying.length > 0 && carrying.every(isSaid);
};
