/** What calls to the AI provider cost, in millionths of a US dollar, so that sums stay whole numbers. */

/** What the provider charges, in dollars per million tokens; so a token costs this many millionths of a dollar. */
export type ModelPrices = { input: number; cachedInput: number; output: number };

/** The tokens of a call; `cached` is the share of `input` that came from the provider's cache. */
export type ModelUsage = { input: number; cached: number; output: number };

const perDollar = 1_000_000;

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

/** What the stage has spent on the model on one day (UTC). */
export type ModelSpend = {
  day: string;
  microdollars: number;
  /** Dollars an admin added to the limit of that day. */
  extraDollars: number;
};

/** The limit of a day in millionths of a dollar. */
const limitOf = ({ extraDollars }: ModelSpend, dailyDollars: number) =>
  (dailyDollars + extraDollars) * perDollar;

/** Whether no more may be spent on that day. */
export const isSpent = (spend: ModelSpend, dailyDollars: number) =>
  spend.microdollars >= limitOf(spend, dailyDollars);

/** Whether less than four fifths of the limit is spent, so that a slightly older number is good enough to decide by. */
export const isFarFromLimit = (spend: ModelSpend, dailyDollars: number) =>
  spend.microdollars < limitOf(spend, dailyDollars) * 0.8;

/** The spend of a day as the API shows it, in dollars with cents. */
export const spendView = (spend: ModelSpend, dailyDollars: number) => ({
  day: spend.day,
  spent_dollars: Math.round(spend.microdollars / (perDollar / 100)) / 100,
  limit_dollars: limitOf(spend, dailyDollars) / perDollar,
  extra_dollars: spend.extraDollars,
  is_stopped: isSpent(spend, dailyDollars),
});
