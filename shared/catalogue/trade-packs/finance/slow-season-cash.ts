import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** A plan of 90 days: carry the trade's busy weeks into its quiet ones. */
export const slowSeasonCash: PackTemplate = {
  slug: 'slow-season-cash',
  icon: 'calendar-range',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'Where I want to stand: {specificOutcome}.',
      `I own {business_name}, ${facts.who}. Money is thin in ${facts.quiet}.`,
      'Fixed costs a month (USD): {fixed_costs}.',
      'In the bank today (USD): {cash_today}',
      'Jobs a week at the moment: {jobs_per_week}',
      scene,
      ask,
      `Set out three blocks of 30 days: what to set aside each week, what to bill or book ahead, which cost to move. Date, name and amount on each step, and a table by month: in, out, left. ${watch}`,
      'Guesses are called guesses. Which month goes red first?',
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.number('fixed_costs', 'Fixed costs a month (USD)', [0, 1000000], {
      required: true,
      placeholder: '4200',
    }),
    customInput.number('cash_today', 'In the bank today (USD)', [-100000, 5000000], {
      placeholder: '6500',
    }),
    input('jobs_per_week'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Cash through the skipped weeks',
      description: 'A 90-day plan for holidays, vacations and skipped visits.',
      outcome: 'Wages covered through January without owner money',
      scene:
        'In December everybody wants us; in January half of the regulars skip and the wages stay.',
      ask: 'Use what we have: holiday deep cleans paid on the day, move-outs for two agents, add-ons such as ovens and baseboards in quiet weeks, recurring cleans billed on the first of the month.',
      watch: 'Cutting hours loses good cleaners, so show that price too.',
    },
    Lawncare: {
      title: 'Cash through the winter',
      description: 'A 90-day plan that lets spring and fall pay for the cold months.',
      outcome: 'Two months of fixed costs set aside before the last mowing',
      scene: 'From November on no blade turns, and the trailer, the loan and the insurance go on.',
      ask: 'Consider equal monthly payments, aeration and leaf clean-ups billed the same week, renewals with a small prepayment, selling or servicing machines in time, and whether snow fits my crew and insurance.',
      watch: 'Show what I owe in work if people prepay, so I do not spend it twice.',
    },
    Plumber: {
      title: 'Cash between the cold snaps',
      description: 'A 90-day plan that does not wait for burst pipes.',
      outcome: 'One month of fixed costs in reserve, owed money under 20 days',
      scene:
        'A cold week fills the account, and three mild ones empty it. Builders and landlords pay me when they like.',
      ask: 'Plan payment on the day for homes, fixed terms for landlords, deposits when I order a water heater, two planned jobs a week (shutoffs, drain maintenance for small restaurants), and less stock lying in the van.',
      watch:
        'Do not count on emergencies. If they come, say what share goes straight to the reserve.',
    },
    Electrician: {
      title: 'Cash between inspections',
      description: 'A 90-day plan for money stuck in unfinished projects.',
      outcome: 'No more than two projects waiting for a last payment',
      scene:
        'I am rich in wire and copper on three sites, and poor in the bank until each one passes.',
      ask: 'List how money gets stuck: material before deposit, change orders done on a nod, waiting for inspection or the utility. Fill the gaps with service days, one panel or EV charger job a month with stages, and supplier terms.',
      watch: 'Which builder is costing me more than he brings? Show me how to see it from dates.',
    },
    HVAC: {
      title: 'Cash through the mild months',
      description: 'A 90-day plan for the weeks when nobody is hot or cold.',
      outcome: 'Payroll for the mild weeks in the bank by the end of the season',
      scene: 'Summer pays for everything, then comes October with full wages and a silent phone.',
      ask: "Plan with tune-ups moved to these weeks, plan fees spread over the year, parts bought late in place of early, deposits on furnace and heat pump orders, and techs' training put where hours are cheap.",
      watch: 'Money for maintenance plans is earned later; keep it apart in the table.',
    },
    Painter: {
      title: "Cash for a painter's winter",
      description: 'A 90-day plan from the last exterior to the first warm week.',
      outcome: 'Six weeks of fixed costs saved before exteriors end',
      scene:
        'Exteriors stop with the frost and I start taking any room at any price to keep two people on.',
      ask: 'Look at interiors sold in fall for winter dates, turnovers for landlords, deposits on spring exteriors, a smaller stock of primer and paint, and planned time off. Compare a cheap job with no job.',
      watch:
        'Show the price under which a room, with masking and two coats, costs me money even in February.',
    },
    Roofer: {
      title: 'Cash until the claims pay',
      description: 'A 90-day plan for wet weeks and slow insurers.',
      outcome: 'Material for two roofs payable without waiting for an insurer',
      scene:
        'Three roofs are done, the insurers owe me the rest, and the next tear-off needs shingles on Monday.',
      ask: 'Sort what is owed by who pays (owner, insurer through the owner, builder), with a call for each. Then repairs on dry days paid on the spot, flashing and gutter work in winter, supplier terms, and a limit on open jobs.',
      watch: 'A storm is not a plan. How many weather days did I count, and are these too few?',
    },
    Landscaper: {
      title: 'Cash from fall to spring',
      description: 'A 90-day plan for frozen ground and spring deposits.',
      outcome: 'Winter costs covered by fall work and deposits, no card debt',
      scene:
        'The last patio is done in November, deposits for spring come in March, and the skid steer is paid monthly.',
      ask: 'Fill it with fall planting and clean-ups, design fees in winter, care plans with mulch in early spring, hardscape in the mild weeks, and machines rented rather than owned where hours are few.',
      watch: 'A deposit belongs to stone not yet bought; keep it in a column by itself.',
    },
    Handyman: {
      title: 'Cash for quiet weeks',
      description: 'A 90-day plan against the January hole.',
      outcome: 'One month of costs set aside and four booked half-days a week',
      scene:
        'I have no big jobs to delay, just many small ones, and in some weeks nobody thinks of a door that sticks.',
      ask: "Use what a handyman has: landlords' lists in quiet weeks, punch lists for agents, half-days sold ahead at my normal price, payment on the day, no parts on my own card longer than a week.",
      watch:
        'Working every Saturday in the busy weeks is not a plan either; keep my hours in view.',
    },
  },
};
