import { allTexts } from './answer-text.ts';
import type { Check } from './check.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { saidTexts } from './said-texts-and-amounts.ts';
import { quotedBeginning, sentencesOf, withPlainPunctuation } from './words-and-sentences.ts';

/** Capitalized words that stand where a town could. */
const noTowns = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december spring summer fall autumn winter english spanish german french polish hindi portuguese google facebook instagram nextdoor yelp tiktok youtube linkedin whatsapp quickbooks excel word canva stripe venmo zelle paypal angi thumbtack craigslist christmas easter thanksgiving new halloween ramadan labor memorial mr mrs ms dr god ai pdf usa us uk canada australia america germany mexico england the a an my our your his her their this that these each every one two three i we you it no yes step day week part car iso enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo'.split(
    ' ',
  ),
);
const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY ON QC BC AB MB SK NS NB NSW VIC QLD';
const name = String.raw`\p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+){0,2}`;
const before =
  '(?:all over|here in|based in|live in|living in|in and around|in|near|around|across|throughout|serving|outside|downtown|en|à)';
const patterns = [
  RegExp(String.raw`(?<!\p{L})${before} (?:the )?(${name})`, 'gu'),
  RegExp(String.raw`(${name}),? (?:${states.replaceAll(' ', '|')})(?!\p{L})`, 'gu'),
  RegExp(
    // The word that a sentence begins with has its capital from there.
    String.raw`(?<=[\p{L},;] )(${name}) (?:area|homeowners|neighbors|neighbours|residents|families|region|suburbs)(?!\p{L})`,
    'gu',
  ),
];

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];

/** No town is named that stands neither in the question nor in the profile. */
export const noOtherTowns: Check = {
  promise: 'No town is named but those of the question and the profile.',
  gate: 0.98,
  look: (answer, question) => {
    // Every noun of German has a capital.
    if (question.business.language === 'de') return undefined;
    const known = new Set([
      ...wordsIn(withPlainPunctuation(saidTexts(question).join('\n'))),
      ...noTowns,
    ]);
    return allTexts(answer)
      .flatMap(sentencesOf)
      .flatMap((sentence) => {
        const town = [...townsIn(sentence, question)].find(
          (one) => !wordsIn(one).some((word) => known.has(word)),
        );
        return town ? [`${town} was not named by the owner: ${quotedBeginning(sentence)}.`] : [];
      });
  },
};

/** What a sentence names as a town: by what stands around it, or after the name of the business where it signs. */
function* townsIn(sentence: string, { business }: CheckedQuestion) {
  for (const pattern of patterns)
    for (const [, town = ''] of sentence.matchAll(pattern)) yield town;
  const signed = business.name ? sentence.split(business.name).slice(1) : [];
  for (const rest of signed) {
    const town = RegExp(`^,? (?:of |in )?(${name})$`, 'u').exec(rest.replace(/[.!]$/, ''))?.[1];
    if (town) yield town;
  }
}
