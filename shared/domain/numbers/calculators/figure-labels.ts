import type { Unit } from '../definition.ts';

type Label = readonly [label: string, unit: Unit];

/** What each figure is called and counted in; an id means the same in every calculator. */
export const figureLabels = {
  // hour-cost
  crew_hour_cost: ['Crew pay per hour', 'money'],
  overhead_hour: ['Overhead per hour', 'money'],
  owner_hour: ['Your pay per hour', 'money'],
  hour_cost: ['Hourly cost', 'money'],
  month_cost: ['Average monthly cost, all in', 'money'],
  // job-quote and price-check
  labor_cost: ['Labor and overhead', 'money'],
  materials: ['Materials and other costs', 'money'],
  card_fee_amount: ['Card fees', 'money'],
  profit: ['Profit', 'money'],
  price_net: ['Price before tax', 'money'],
  tax: ['Sales tax', 'money'],
  price: ['Price to quote', 'money'],
  customer_pays: ['Customer pays', 'money'],
  margin: ['Profit margin', 'percent'],
  markup: ['Markup', 'percent'],
  floor_price: ['Lowest price to break even', 'money'],
  easy_price: ['Rounded price', 'money'],
  job_cost: ['Job cost', 'money'],
  hour_income: ['Income per hour', 'money'],
  hour_gap: ['Compared with your hourly cost', 'money'],
  target_price: ['Price to hit your profit goal', 'money'],
  price_gap: ['Price change needed', 'money'],
  month_gap: ['More per month, if no one leaves', 'money'],
  // price-rise and discount
  new_price: ['New price', 'money'],
  rise: ['Price increase', 'percent'],
  extra_job: ['Extra per job', 'money'],
  may_leave: ['Jobs you can lose before you make less', 'percent'],
  extra_month: ['Extra per month, if no one leaves', 'money'],
  jobs_year: ['Jobs per year now', 'count'],
  may_leave_jobs_year: ['Jobs per year you can lose', 'count'],
  cut: ['Discount', 'percent'],
  given_away: ['Discount per job', 'money'],
  left_now: ['Left over per job now', 'money'],
  left_then: ['Left over per job after', 'money'],
  extra_jobs: ['Extra jobs needed', 'percent'],
  extra_jobs_year: ['Extra jobs needed per year', 'count'],
  extra_hours_week: ['Extra hours per week', 'hours'],
  earn_back_jobs: ['Full-price jobs to make up one discount', 'count'],
  never_below: ['You lose money below this price', 'money'],
  // break-even
  fixed_month: ['Monthly costs to cover', 'money'],
  job_left: ['Left over per extra job', 'money'],
  job_left_share: ['Share of price left over', 'percent'],
  even_jobs_year: ['Jobs per year to break even', 'count'],
  even_jobs_week: ['Jobs per working week to break even', 'count'],
  even_sales_month: ['Monthly sales to break even', 'money'],
  even_hours_week: ['Job hours per week to break even', 'hours'],
  result_month: ['Left over per month', 'money'],
  cushion: ['Sales can drop by', 'percent'],
  jobs_to_repay: ['Jobs to pay it off', 'count'],
  jobs_to_carry: ['Jobs per month to cover it', 'count'],
  // cost-per-lead
  customer_left: ['Left over per new customer', 'money'],
  lead_limit: ['Most you can pay for a lead', 'money'],
  lead_limit_lower: ['Most per lead, if 10 fewer in 100 book', 'money'],
  lead_limit_after_all: ['Most per lead, after overhead and your pay', 'money'],
  customers_to_cover: ['New customers to cover the ad', 'count'],
  inquiries_to_cover: ['Leads to cover the ad', 'count'],
  lead_cost: ['Cost per lead now', 'money'],
  ad_result: ['Ad profit per month', 'money'],
  // no-show
  missed_visit: ['Cost of one no-show', 'money'],
  missed_month: ['No-show cost per month', 'money'],
  missed_year: ['No-show cost per year', 'money'],
  missed_share: ['No-show rate', 'percent'],
  visits_to_cover: ['Visits to save to pay for reminders', 'count'],
  // cost-of-hire
  hire_week_cost: ['Cost per week', 'money'],
  hire_month_cost: ['Cost per month', 'money'],
  hire_hour_cost: ['Cost per paid hour', 'money'],
  hours_to_cover: ['Job hours per week to cover it', 'hours'],
  share_to_cover: ['Share of paid hours that need to be on jobs', 'percent'],
  left_undone_week: ['Work turned away per week', 'money'],
  week_result: ['Left over per week', 'money'],
  highest_wage: ['Highest wage to break even', 'money'],
  weeks_to_repay: ['Weeks to earn back startup costs', 'count'],
  hours_to_beat_sub: ['Hours per week before hiring is cheaper', 'hours'],
  sub_week_result: ['Left over per week with a subcontractor', 'money'],
  // cash-13-weeks
  end_cash: ['In the bank after 13 weeks', 'money'],
  end_cash_sure: ['In the bank after 13 weeks, for sure', 'money'],
  low_point: ['Lowest point', 'money'],
  short_by: ['Short by', 'money'],
  out_week: ['Average money out per week', 'money'],
  total_in: ['Money in', 'money'],
  total_out: ['Money out', 'money'],
} as const satisfies Record<string, Label>;

export type FigureId = keyof typeof figureLabels;

/** Values between the inputs and the figures, named by formulas and explained beside them. */
export const stepLabels = {
  kept: ['Price after fees', 'money'],
  kept_then: ['New price after fees', 'money'],
  outlay: ['Direct job costs', 'money'],
  keep_share: ['Share of price you keep', 'percent'],
  hours_year: ['Job hours per year', 'hours'],
  crew_year: ['Crew cost per year', 'money'],
  fixed_year: ['Yearly costs to cover', 'money'],
  sales_month: ['Monthly sales', 'money'],
  wage_week: ['Weekly wages and payroll costs', 'money'],
  extra_week: ['Added cost per working week', 'money'],
  worked_hours: ['Job hours per week they’d work', 'hours'],
  visits_month: ['Visits per month, with no-shows', 'count'],
  customers_month: ['Customers per month from the ad', 'count'],
} as const satisfies Record<string, Label>;

export type StepId = keyof typeof stepLabels;
