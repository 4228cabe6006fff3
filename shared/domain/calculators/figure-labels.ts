import type { Unit } from '../numbers/definition.ts';

type Label = readonly [label: string, unit: Unit];

/** What each figure is called and counted in; an id means the same in every calculator. */
export const figureLabels = {
  // hour-cost
  crew_hour_cost: ['Crew pay in an hour', 'money'],
  overhead_hour: ['Overhead in an hour', 'money'],
  owner_hour: ['Your pay in an hour', 'money'],
  hour_cost: ['An hour of work costs', 'money'],
  month_cost: ['An average month, all in', 'money'],
  // job-quote and price-check
  labor_cost: ['Hours, all in', 'money'],
  materials: ['Materials and other bills', 'money'],
  card_fee_amount: ['Card fees', 'money'],
  profit: ['Left after everything', 'money'],
  price_net: ['Price before tax', 'money'],
  tax: ['Sales tax', 'money'],
  price: ['Price to say', 'money'],
  customer_pays: ['Customer pays', 'money'],
  margin: ['Profit of each 100 charged', 'percent'],
  markup: ['On top of cost', 'percent'],
  floor_price: ['Lowest price that covers everything', 'money'],
  easy_price: ['Easy to say', 'money'],
  job_cost: ['This job costs', 'money'],
  hour_income: ['An hour brings', 'money'],
  hour_gap: ['Above or below what it costs', 'money'],
  target_price: ['Price for your profit', 'money'],
  price_gap: ['To get there', 'money'],
  month_gap: ['A month, if nobody leaves', 'money'],
  // price-rise and discount
  new_price: ['New price', 'money'],
  rise: ['Up by', 'percent'],
  extra_job: ['More from each job', 'money'],
  may_leave: ['May leave before you are worse off', 'percent'],
  extra_month: ['More a month, if nobody leaves', 'money'],
  jobs_year: ['Jobs a year now', 'count'],
  may_leave_jobs_year: ['Jobs a year that may go', 'count'],
  cut: ['Down by', 'percent'],
  given_away: ['Given away per job', 'money'],
  left_now: ['One job leaves now', 'money'],
  left_then: ['One job leaves then', 'money'],
  extra_jobs: ['More jobs needed', 'percent'],
  extra_jobs_year: ['More jobs needed a year', 'count'],
  extra_hours_week: ['More hours a week', 'hours'],
  earn_back_jobs: ['Usual jobs to earn one cut back', 'count'],
  never_below: ['Below this each job costs you', 'money'],
  // break-even
  fixed_month: ['What a month needs', 'money'],
  job_left: ['One more job leaves', 'money'],
  job_left_share: ['One more job leaves, of its price', 'percent'],
  even_jobs_year: ['Jobs a year to cover it', 'count'],
  even_jobs_week: ['Jobs a working week to cover it', 'count'],
  even_sales_month: ['Sales a month to cover it', 'money'],
  even_hours_week: ['Job hours a week for it', 'hours'],
  result_month: ['Left over a month', 'money'],
  cushion: ['Sales may fall by', 'percent'],
  jobs_to_repay: ['Jobs that repay it', 'count'],
  jobs_to_carry: ['Jobs a month that carry it', 'count'],
  // cost-per-lead
  customer_left: ['A new customer leaves', 'money'],
  lead_limit: ['Most for one inquiry', 'money'],
  lead_limit_lower: ['Most for one inquiry, if one in ten fewer books', 'money'],
  lead_limit_after_all: ['Most for one inquiry, with rent and your pay covered', 'money'],
  customers_to_cover: ['Customers that pay the ad', 'count'],
  inquiries_to_cover: ['Inquiries that pay it', 'count'],
  lead_cost: ['An inquiry costs now', 'money'],
  ad_result: ['The ad leaves a month', 'money'],
  // no-show
  missed_visit: ['One empty visit costs', 'money'],
  missed_month: ['Empty visits cost a month', 'money'],
  missed_year: ['Empty visits cost a year', 'money'],
  missed_share: ['Empty, of your visits', 'percent'],
  visits_to_cover: ['Saved visits that pay the reminder', 'count'],
  // cost-of-hire
  hire_week_cost: ['A week costs', 'money'],
  hire_month_cost: ['A month costs', 'money'],
  hire_hour_cost: ['A paid hour costs', 'money'],
  hours_to_cover: ['Job hours a week that pay it', 'hours'],
  share_to_cover: ['Job hours that pay it, of the paid hours', 'percent'],
  left_undone_week: ['Work left undone a week', 'money'],
  week_result: ['Left a week', 'money'],
  highest_wage: ['Highest wage that comes out even', 'money'],
  weeks_to_repay: ['Weeks until the start is repaid', 'count'],
  hours_to_beat_sub: ['Hours from which hiring is cheaper', 'hours'],
  sub_week_result: ['A subcontractor leaves a week', 'money'],
  // cash-13-weeks
  end_cash: ['In the bank after 13 weeks', 'money'],
  end_cash_sure: ['In the bank after 13 weeks on sure money', 'money'],
  low_point: ['Lowest point', 'money'],
  short_by: ['Short by', 'money'],
  out_week: ['Goes out in an average week', 'money'],
  total_in: ['In', 'money'],
  total_out: ['Out', 'money'],
} as const satisfies Record<string, Label>;

export type FigureId = keyof typeof figureLabels;

/** Values between the inputs and the figures, named by formulas and explained beside them. */
export const stepLabels = {
  kept: ['Kept of the price after fees', 'money'],
  kept_then: ['Kept of the new price after fees', 'money'],
  outlay: ['Paid out for the job', 'money'],
  keep_share: ['Kept of each 100 before tax', 'percent'],
  hours_year: ['Job hours a year', 'hours'],
  crew_year: ['Crew pay a year, extras included', 'money'],
  fixed_year: ['What a year needs', 'money'],
  sales_month: ['Sales a month', 'money'],
  wage_week: ['Wages and extras a week', 'money'],
  extra_week: ['What it adds a working week', 'money'],
  worked_hours: ['Job hours a week they would work', 'hours'],
  visits_month: ['Visits a month, missed ones included', 'count'],
  customers_month: ['Customers a month from the ad', 'count'],
} as const satisfies Record<string, Label>;

export type StepId = keyof typeof stepLabels;
