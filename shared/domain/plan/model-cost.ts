/** What calls to the AI provider cost, in millionths of a US dollar, so that sums stay whole numbers. */

/** What the provider charges, in dollars per million tokens; so a token costs this many millionths of a dollar. */
export type ModelPrices = { input: number; cachedInput: number; output: number };

/** The tokens of a call; `cached` is the share of `input` that came from the provider's cache. */
export type ModelUsage = { input: number; cached: number; output: number };

/** What a call cost, in millionths of a dollar, rounded up. */
export const microdollarsOf = ({ input, cached, output }: ModelUsage, prices: ModelPrices) =>
  Math.ceil((input - cached) * prices.input + cached * prices.cachedInput + output * prices.output);

/** Fewer characters per token than any text has on average, so that an estimate is too high rather than too low. */
const charactersPerToken = 3;

/** How many characters cost as much as a photo of the longest size: 2,353 tokens, rounded up. */
export const imageCharacters = 2400 * charactersPerToken;

/** The usage of a call whose provider reported none, for example because it was cut off, from the lengths of its texts. */
export const estimatedUsage = (charactersIn: number, charactersOut: number): ModelUsage => ({
  input: Math.ceil(charactersIn / charactersPerToken),
  cached: 0,
  output: Math.ceil(charactersOut / charactersPerToken),
});
