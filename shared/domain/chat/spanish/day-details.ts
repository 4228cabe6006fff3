/** The days that a text names, in English and in Spanish: weekdays, months, and today or tomorrow. */
import type { DraftLanguage, TextDetails } from './text-details-type.ts';

type Named = readonly (readonly [string, RegExp])[];

const names = (pairs: readonly (readonly [string, string])[]): Named =>
  pairs.map(([name, pattern]) => [name, RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}])`, 'u')]);

/** Short names count with a capital and a mark behind them: "Sat" and "Sun" are words too. */
const short = (word: string) => `${word}(?=\\.|,|\\s?[-–/]|\\s\\d)`;

const named: Readonly<Record<DraftLanguage, Named>> = {
  en: names([
    ['Monday', `[Mm]ondays?|MONDAY|${short('Mon')}`],
    ['Tuesday', `[Tt]uesdays?|TUESDAY|${short('Tues?')}`],
    ['Wednesday', `[Ww]ednesdays?|WEDNESDAY|${short('Wed')}`],
    ['Thursday', `[Tt]hursdays?|THURSDAY|${short('Thu(?:rs?)?')}`],
    ['Friday', `[Ff]ridays?|FRIDAY|${short('Fri')}`],
    ['Saturday', `[Ss]aturdays?|SATURDAY|${short('Sat')}`],
    ['Sunday', `[Ss]undays?|SUNDAY|${short('Sun')}`],
    ['January', 'January|Jan'],
    ['February', 'February|Feb'],
    ['March', 'March|Mar(?=\\.? \\d)'],
    ['April', 'April|Apr'],
    // The verb begins sentences with a capital as well.
    [
      'May',
      'May(?=,? \\d)|(?<=(?:[Ii]n|[Oo]f|[Bb]y|[Uu]ntil|[Tt]ill|[Ss]ince|[Tt]his|[Nn]ext|[Ll]ast|[Ee]arly|[Ll]ate|mid|[Ee]very|\\d|st|nd|rd|th)[ -])May',
    ],
    ['June', 'June|Jun'],
    ['July', 'July|Jul'],
    ['August', 'August|Aug'],
    ['September', 'September|Sept?'],
    ['October', 'October|Oct'],
    ['November', 'November|Nov'],
    ['December', 'December|Dec'],
    ['today', '[Tt]oday|[Tt]onight|[Tt]his (?:morning|afternoon|evening)'],
    ['tomorrow', '[Tt]omorrow'],
    ['yesterday', '[Yy]esterday'],
  ]),
  es: names([
    ['Monday', '[Ll]unes|[Ll]un\\.'],
    ['Tuesday', '[Mm]artes|[Mm]ar\\.(?! \\d)'],
    ['Wednesday', '[Mm]i[ée]rcoles|[Mm]i[ée]\\.'],
    ['Thursday', '[Jj]ueves|[Jj]ue\\.'],
    ['Friday', '[Vv]iernes|[Vv]ie\\.'],
    ['Saturday', '[Ss][áa]bados?|[Ss][áa]b\\.'],
    ['Sunday', '[Dd]omingos?|[Dd]om\\.'],
    ['January', '[Ee]nero|[Ee]ne\\.?'],
    ['February', '[Ff]ebrero|[Ff]eb\\.?'],
    ['March', '[Mm]arzo'],
    ['April', '[Aa]bril|[Aa]br\\.?'],
    ['May', '[Mm]ayo'],
    ['June', '[Jj]unio|[Jj]un\\.?'],
    ['July', '[Jj]ulio|[Jj]ul\\.?'],
    ['August', '[Aa]gosto|[Aa]go\\.?'],
    ['September', '[Ss]eptiembre|[Ss]etiembre|[Ss]ept?\\.?'],
    ['October', '[Oo]ctubre|[Oo]ct\\.?'],
    ['November', '[Nn]oviembre|[Nn]ov\\.?'],
    ['December', '[Dd]iciembre|[Dd]ic\\.?'],
    ['today', '[Hh]oy|[Ee]sta (?:noche|mañana|tarde)'],
    // "La mañana" is the morning.
    ['tomorrow', '(?<!(?:[Ll]a|[Ll]as|[Ee]sta|[Uu]na|[Cc]ada|[Mm]edia|[Tt]oda la|de) )[Mm]añana'],
    ['yesterday', '[Aa]yer'],
  ]),
};

/** The days of a text by their English names. */
export const dayDetails = (text: string, language: DraftLanguage): TextDetails => ({
  required: new Set(
    named[language].filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
  ),
  allowed: new Set(),
});
