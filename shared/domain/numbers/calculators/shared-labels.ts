import type { Labels } from './calculator.ts';

/** Figures that several calculators have: called and counted the same in each. */
export const sharedFigures = {
  labor_cost: ['Labor and overhead', 'money'],
  materials: ['Materials and other costs', 'money'],
  card_fee_amount: ['Card fees', 'money'],
  profit: ['Profit', 'money'],
  price_net: ['Price before tax', 'money'],
  margin: ['Profit margin', 'percent'],
  markup: ['Markup', 'percent'],
  floor_price: ['Lowest price to break even', 'money'],
  new_price: ['New price', 'money'],
  never_below: ['You lose money below this price', 'money'],
  job_left: ['Left over per extra job', 'money'],
} as const satisfies Labels;

/** Values between the inputs and the figures, named by the formulas of several calculators and explained beside them. */
export const sharedSteps = {
  kept: ['Price after fees', 'money'],
  kept_then: ['New price after fees', 'money'],
  outlay: ['Direct job costs', 'money'],
  keep_share: ['Share of price you keep', 'percent'],
  crew_year: ['Crew cost per year', 'money'],
} as const satisfies Labels;
