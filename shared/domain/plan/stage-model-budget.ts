/** What a stage may spend on the AI provider in a day, and whether it is spent; in millionths of a US dollar. */

const perDollar = 1_000_000;

/** What the stage has spent on the model on one day (UTC). */
export type ModelSpend = {
  day: string;
  microdollars: number;
  /** What owners on Free and on trial spent of it. */
  unpaidMicrodollars: number;
  /** Dollars an admin added to the limit of that day. */
  extraDollars: number;
};

/** What a stage may spend in a day. */
export type ModelBudget = {
  dailyDollars: number;
  /** The share of it, from 0 to 1, that is kept for owners who pay. */
  reservedShare: number;
};

/** The limit of a day in millionths of a dollar. */
const limitOf = ({ extraDollars }: ModelSpend, { dailyDollars }: ModelBudget) =>
  (dailyDollars + extraDollars) * perDollar;

/** What Free and trials together may spend of it. */
const unpaidLimitOf = (spend: ModelSpend, budget: ModelBudget) =>
  Math.round(limitOf(spend, budget) * (1 - budget.reservedShare));

/** Whether no more may be spent on that day by owners who pay, or by those who do not. */
export const isModelBudgetSpent = (
  spend: ModelSpend,
  budget: ModelBudget,
  { isPayer }: { isPayer: boolean },
) =>
  spend.microdollars >= limitOf(spend, budget) ||
  (!isPayer && spend.unpaidMicrodollars >= unpaidLimitOf(spend, budget));

/** Whether less than four fifths of both limits is spent, so that a slightly older number is good enough to decide by. */
export const isFarFromLimit = (spend: ModelSpend, budget: ModelBudget) =>
  spend.microdollars < limitOf(spend, budget) * 0.8 &&
  spend.unpaidMicrodollars < unpaidLimitOf(spend, budget) * 0.8;

const inDollars = (microdollars: number) => Math.round(microdollars / (perDollar / 100)) / 100;

/** The spend of a day as the API shows it, in dollars with cents. */
export const spendView = (spend: ModelSpend, budget: ModelBudget) => ({
  day: spend.day,
  spent_dollars: inDollars(spend.microdollars),
  limit_dollars: limitOf(spend, budget) / perDollar,
  extra_dollars: spend.extraDollars,
  is_stopped: isModelBudgetSpent(spend, budget, { isPayer: true }),
  unpaid_spent_dollars: inDollars(spend.unpaidMicrodollars),
  unpaid_limit_dollars: inDollars(unpaidLimitOf(spend, budget)),
  is_unpaid_stopped: isModelBudgetSpent(spend, budget, { isPayer: false }),
});
