/** The fixed words shown before anything is sent, when a message may be about a danger. */
import type { CardWords, SafetyLanguage } from './cards/safety-language-type.ts';
import { crisisLine } from './crisis-lines.ts';
import type { DangerId } from './dangers.ts';
import { emergencyNumber, type Service } from './emergency-numbers.ts';
import { type Danger, findDangers, findDangersOfOwner } from './find-dangers.ts';

/** What one danger says: the most urgent card comes first, each ready to be shown. */
export type SafetyCard = Readonly<{
  danger: DangerId;
  /** True where a call comes before everything else, false where reading comes before writing. */
  callFirst: boolean;
  title: string;
  steps: readonly string[];
  /** "We saw the words …" and whose words these are. */
  small: readonly string[];
  /** The text in place of the draft; only for dangers where a call comes first. */
  later: string | null;
  notThis: string;
  goOn: string;
}>;

const readFirst: ReadonlySet<DangerId> = new Set(['lawyer', 'authorities', 'discrimination']);

/** The languages a card is written in, by ISO 639-1 code; each loads on demand. */
const languages: Readonly<Record<string, () => Promise<SafetyLanguage>>> = {
  en: async () => (await import('./cards/en.ts')).english,
  es: async () => (await import('./cards/es.ts')).spanish,
  de: async () => (await import('./cards/de.ts')).german,
  fr: async () => (await import('./cards/fr.ts')).french,
  pt: async () => (await import('./cards/pt.ts')).portuguese,
  pl: async () => (await import('./cards/pl.ts')).polish,
  hi: async () => (await import('./cards/hi.ts')).hindi,
};
export const safetyLanguages: readonly string[] = Object.keys(languages);

/** The words of a language such as "es" or "es-MX"; English where we have none. */
export const loadSafetyLanguage = (language: string): Promise<SafetyLanguage> => {
  const code = language.toLowerCase().split('-')[0] ?? '';
  const load = Object.hasOwn(languages, code) ? languages[code] : undefined;
  return (load ?? (async () => (await import('./cards/en.ts')).english))();
};

/** What the card of a danger says to do, with the numbers of the country (ISO 3166 alpha-2). */
export const cardSteps = (
  danger: DangerId,
  country: string,
  { cards, localCrisis, localNumber }: SafetyLanguage,
): readonly string[] =>
  cards[danger].steps.map((step) =>
    step.replaceAll(/\{(fire|ambulance|police|crisis)\}/g, (_, service: Service | 'crisis') =>
      service === 'crisis'
        ? (crisisLine(country) ?? localCrisis)
        : (emergencyNumber(country, service) ?? localNumber),
    ),
  );

const card = ({ id, words }: Danger, country: string, language: SafetyLanguage): SafetyCard => {
  const { title, notThis }: CardWords = language.cards[id];
  const callFirst = !readFirst.has(id);
  return {
    danger: id,
    callFirst,
    title,
    steps: cardSteps(id, country, language),
    small: [language.seen.replace('{words}', () => words), language.fromUs],
    later: callFirst ? language.later : null,
    notThis,
    goOn: callFirst ? language.haveCalled : language.haveRead,
  };
};

/** The cards for what an owner asks, without those of the dangers that were set aside. */
export const safetyCardsOfOwner = (
  text: string,
  { country, setAside = [] }: { country: string; setAside?: readonly DangerId[] | undefined },
  language: SafetyLanguage,
): SafetyCard[] =>
  findDangersOfOwner(text)
    .filter(({ id }) => !setAside.includes(id))
    .map((danger) => card(danger, country, language));

/** The cards for a message, the most urgent first; none when nothing in it sounds dangerous. */
export const safetyCards = (
  text: string,
  country: string,
  language: SafetyLanguage,
): SafetyCard[] => findDangers(text).map((danger) => card(danger, country, language));
