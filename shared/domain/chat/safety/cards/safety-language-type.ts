import type { DangerId } from '../dangers.ts';

/** The fixed words about one danger; `{fire}`, `{ambulance}`, `{police}` and `{crisis}` become the number to call. */
export type CardWords = Readonly<{
  title: string;
  steps: readonly [string, string, string, string];
  /** The button that says the words meant something else. */
  notThis: string;
}>;

/** The safety card in one language: written by us, the same for everybody, without names and pronouns for a person. */
export type SafetyLanguage = Readonly<{
  cards: Readonly<Record<DangerId, CardWords>>;
  /** Where no number is known for a country. */
  localNumber: string;
  /** Where no crisis line is known for a country. */
  localCrisis: string;
  /** Under the steps of a danger to life in an ordinary chat, where its owner may be on the spot. */
  here: string;
  /** The whole answer of a helper that steps back. */
  stepBack: string;
  /** `{words}` is what was found in the message. */
  seen: string;
  fromUs: string;
  later: string;
  /** After a danger to life and after a danger to the business. */
  haveCalled: string;
  haveRead: string;
}>;
