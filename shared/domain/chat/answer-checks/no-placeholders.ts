import { openPlaces } from '../answer-parts/drafts/open-places.ts';
import { allTexts, draftsOf } from './answer-text.ts';
import type { Check } from './check.ts';
import { needlessOpenPlaces } from './needless-open-places.ts';

/** What a template leaves behind when nothing fills it. */
const leftOver =
  /\{\{?[\w.$ -]{1,40}\}?\}|\bundefined\b|\[object\b|\bNaN\b|\$\{|<%|\blorem ipsum\b|\bTODO\b|\bXXX+\b|<\/?[a-z]+_(?:text|notes)\b/u;
/** The sender's own name as a place, in words that are no draft. */
const ownName =
  /\[(?:your|my|our) (?:company|business)(?: name)?\]|\[(?:company|business) name\]/iu;

/** No place of a template is left open, and none that the profile or the question can fill; [first name] of an unnamed customer is one to fill in. */
export const noPlaceholders: Check = {
  promise:
    'No template text is left, and everything the question or the profile knows is filled in.',
  gate: 1,
  look: (answer, question) => {
    const { business } = question;
    const texts = allTexts(answer);
    const profile = business.name ? { businessName: business.name } : {};
    const known = openPlaces(answer.parts, profile).filter(({ fromProfile }) => fromProfile);
    const ours = business.name
      ? texts.flatMap((text) => ownName.exec(text)?.slice(0, 1) ?? [])
      : [];
    return [
      ...texts.flatMap((text) => {
        const found = leftOver.exec(text)?.[0];
        return found ? [`Left over from a template: ${found}.`] : [];
      }),
      ...new Set(
        [...known.map(({ label }) => `[${label}]`), ...ours].map(
          (place) => `${place} is in the profile.`,
        ),
      ),
      ...needlessOpenPlaces(draftsOf(answer), question),
    ];
  },
};
