/** The numbers of a text, its amounts and its times of the day, in English and in Spanish, written in digits or in words. */
import { withoutLookAlikes } from '../../lib/undo-look-alike-letters.ts';
import type { DraftLanguage, TextDetails } from './text-details-type.ts';

const small: Readonly<Record<DraftLanguage, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
};
const tens: Readonly<Record<DraftLanguage, string>> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
};
const others: Readonly<Record<DraftLanguage, Readonly<Record<string, number>>>> = {
  en: { twice: 2, hundred: 100 },
  es: {
    ...{ veintiun: 21, veintiuno: 21, veintiuna: 21, veintidos: 22, veintitres: 23 },
    ...{ veinticuatro: 24, veinticinco: 25, veintiseis: 26, veintisiete: 27, veintiocho: 28 },
    ...{ veintinueve: 29, cien: 100, ciento: 100, doscientos: 200, doscientas: 200 },
    ...{ trescientos: 300, trescientas: 300, cuatrocientos: 400, cuatrocientas: 400 },
    ...{ quinientos: 500, quinientas: 500 },
  },
};
const wordsOf = (language: DraftLanguage): ReadonlyMap<string, number> =>
  new Map([
    ...small[language].split(' ').map((word, nth) => [word, nth + 2] as const),
    ...tens[language].split(' ').map((word, nth) => [word, (nth + 2) * 10] as const),
    ...Object.entries(others[language]),
  ]);
const spelledNumbers = { en: wordsOf('en'), es: wordsOf('es') };

/** What a word may mean as a number, and need not. */
const maybe: Readonly<Record<DraftLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(?:one|an?|first|single|once|each)\b/g, '1'],
    [/\b(?:both|couple|pair|second)\b/g, '2'],
    [/\bhalf(?: an| a)?[ -]hour\b/g, '30'],
    [/\bquarter[ -](?:of an )?hour\b/g, '15'],
    [/\bdozen\b/g, '12'],
    [/\bthird\b/g, '3'],
    [/\b(?:around the clock|all day)\b/g, '24'],
    [/\bevery other\b/g, '2'],
  ],
  es: [
    [/\b(?:uno?|una|unos|unas|primer[oa]?|cada)\b/g, '1'],
    [/\b(?:ambos|ambas|par|segund[oa])\b/g, '2'],
    [/\bmedia hora\b/g, '30'],
    [/\bcuarto de hora\b/g, '15'],
    [/\bdocena\b/g, '12'],
    [/\btercer[oa]?\b/g, '3'],
  ],
};

/** Marks of the day's halves behind a number, of money, and of a share. */
const am = String.raw`\s?(?:a\.? ?m\b\.?|in the morning|de la (?:manana|madrugada))`;
const pm = String.raw`\s?(?:p\.? ?m\b\.?|in the (?:afternoon|evening)|at night|de la (?:tarde|noche))`;
const clock = String.raw`\b(\d{1,2})(?:[:.](\d{2}))?`;
const marks = [
  [RegExp(`${clock}${am}`, 'g'), 'am'],
  [RegExp(`${clock}${pm}`, 'g'), 'pm'],
  [/\$|\bdollars?\b|\bbucks\b|\bdolares\b|\bdolar\b|\busd\b/g, '$'],
  [/€|\beuros?\b|\beur\b/g, '€'],
  [/£|\bpounds? sterling\b|\blibras? esterlinas?\b|\bgbp\b/g, '£'],
  [/\bpesos?\b|\bmxn\b/g, 'pesos'],
  [/%|\bper ?cent\b|\bpor ciento\b/g, '%'],
] as const;

const noon = { en: /\b(?:noon|midday)\b/g, es: /\bmedio ?dia\b/g };
const midnight = { en: /\bmidnight\b/g, es: /\bmedia ?noche\b/g };

/** The numbers of a text with what they count; both texts are written the way the United States write numbers. */
export const numberDetails = (text: string, language: DraftLanguage): TextDetails => {
  const plain = withoutLookAlikes(text)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  const required = new Set<string>();
  const allowed = new Set<string>();
  const named = replaceClock(plain, language);
  for (const [pattern, mark] of marks) if (named.match(pattern)) required.add(mark);
  const digits = withoutHours(named);
  for (const [number] of digits.matchAll(written)) required.add(canonical(number));
  for (const value of spelled(digits, language)) required.add(value);
  for (const [pattern, value] of maybe[language]) if (digits.match(pattern)) allowed.add(value);
  return { required, allowed };
};

/** Noon and midnight as times. */
const replaceClock = (text: string, language: DraftLanguage) =>
  text
    .replaceAll(/\b12 (?:del?|at) (?:medio ?dia|noon|midday)\b/g, '12 pm')
    .replaceAll(/\b12 (?:de la|at) (?:media ?noche|midnight)\b/g, '12 am')
    .replaceAll(/\b12 noon\b/g, '12 pm')
    .replaceAll(noon[language], ' 12 pm ')
    .replaceAll(midnight[language], ' 12 am ');

/** Times without their marks, so that "9" and "9:00" are the same. */
const withoutHours = (text: string) => text.replaceAll(/\b(\d{1,2}):00\b/g, '$1');

/** Digits with what groups them, and the word that multiplies them. */
const written = /\d+(?:[.,:/]\d+)*(?:\s?(?:k|thousand|mil|millions?|millon(?:es)?)\b)?/g;
const scales: readonly (readonly [RegExp, number])[] = [
  [/(?:k|thousand|mil)$/, 1000],
  [/mill(?:ions?|on(?:es)?)$/, 1_000_000],
];

/** A number without the marks of its thousands and without empty cents; a date, a time or a fraction as it is written. */
const canonical = (number: string) => {
  const bare = number.replace(/\s?[a-z]+$/, '');
  if (/[:/]/.test(bare)) return bare;
  const value = bare.replaceAll(/,(?=\d{3}(?!\d))/g, '');
  const factor = scales.find(([word]) => word.test(number.slice(bare.length)))?.[1] ?? 1;
  // A comma that groups no thousands, or several dots, are another way to write numbers.
  if (!/^\d+(?:\.\d+)?$/.test(value)) return value;
  return String(Math.round(Number(value) * factor * 10_000) / 10_000);
};

/** The numbers that are written in words; "forty-five" and "cuarenta y cinco" are one. */
const spelled = (text: string, language: DraftLanguage): string[] => {
  const known = spelledNumbers[language];
  const words = [...text.matchAll(/[a-z]+/g)];
  const found: string[] = [];
  for (let nth = 0; nth < words.length; nth++) {
    const value = known.get(words[nth]?.[0] ?? '');
    if (value === undefined) continue;
    const and = language === 'es' && words[nth + 1]?.[0] === 'y' ? 1 : 0;
    const unit = known.get(words[nth + 1 + and]?.[0] ?? '') ?? 0;
    const isPair = value >= 20 && value < 100 && value % 10 === 0 && unit > 0 && unit < 10;
    const joint = text.slice(
      (words[nth]?.index ?? 0) + (words[nth]?.[0].length ?? 0),
      words[nth + 1 + and]?.index,
    );
    if (isPair && /^(?:-| | y )$/.test(joint)) {
      found.push(String(value + unit));
      nth += 1 + and;
    } else if (language === 'en' && words[nth + 1]?.[0] === 'hundred') {
      found.push(String(value * 100));
      nth++;
    } else found.push(String(value));
  }
  return found;
};
