/** Numbers an owner typed, by input id; a missing or unreadable one is absent. */
type Numbers = Readonly<Record<string, number | undefined>>;

/** Weeks in a month, as used for every monthly figure. */
const weeksPerMonth = 4.33;

/** Writes an amount as it is written where the business is. */
type Money = (amount: number) => string;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** What a job costs, earns and should cost: hourly_cost, job_hours and average_job_value in; empty when one is missing. */
export const priceCheck = (numbers: Numbers, money: Money): Record<string, string> => {
  const { hourly_cost: hourCost, job_hours: hours, average_job_value: price } = numbers;
  if (!hourCost || !hours || !price) return {};
  const jobCost = hourCost * hours;
  const figures = {
    'calc.cost_per_hour': money(hourCost),
    'calc.job_cost': money(jobCost),
    'calc.price_per_hour': money(price / hours),
    'calc.margin_pct': percent((price - jobCost) / price),
  };
  const margin = numbers.target_margin;
  if (!margin || margin >= 100) return figures;
  const needed = jobCost / (1 - margin / 100);
  const withNeeded = { ...figures, 'calc.needed_price': money(needed) };
  const jobs = numbers.jobs_per_week;
  if (!jobs) return withNeeded;
  const effect = Math.round((needed - price) * jobs * weeksPerMonth);
  return { ...withNeeded, 'calc.monthly_effect': money(effect) };
};

/** When an advert pays: average_job_value and job_margin (%) in, with win_rate (%) and ad_budget what an inquiry may cost and how many jobs cover it. */
export const adCheck = (numbers: Numbers, money: Money): Record<string, string> => {
  const { average_job_value: price, job_margin: margin, win_rate: winRate } = numbers;
  if (!price || !margin) return {};
  const profit = price * (margin / 100);
  const perLead = winRate ? { 'calc.max_cost_per_lead': money((profit * winRate) / 100) } : {};
  const cover = numbers.ad_budget
    ? { 'calc.jobs_to_cover': String(Math.ceil(numbers.ad_budget / profit)) }
    : {};
  return { 'calc.profit_per_job': money(profit), ...perLead, ...cover };
};

/** Every figure the app computes for a prompt, so that the advisor never does arithmetic on an owner's money. */
export const figures = (numbers: Numbers, money: Money): Record<string, string> => ({
  ...priceCheck(numbers, money),
  ...adCheck(numbers, money),
});

/** The names `figures` may hold; what a prompt may use as `{calc.…}`. */
export const figureNames = [
  'calc.cost_per_hour',
  'calc.job_cost',
  'calc.price_per_hour',
  'calc.margin_pct',
  'calc.needed_price',
  'calc.monthly_effect',
  'calc.profit_per_job',
  'calc.max_cost_per_lead',
  'calc.jobs_to_cover',
] as const;
