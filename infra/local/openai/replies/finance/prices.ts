import type { Subjects } from '../../subject.ts';

/** What to say about budgets and prices. */
export const prices: Subjects = {
  'budgeting.twelve-month-budget': {
    point:
      'The year on one page: {full_and_thin|full and thin months} side by side, with {big_spends|the big spends} in the month they fall.',
    fails: 'Twelve equal months.',
    ask: 'which month surprised you last year?',
  },
  'budgeting.sales-forecast': {
    point:
      'Forecast three months from what is booked; quotes count only as far as you usually win them.',
    fails: 'Hope in the line of booked work.',
    ask: 'how many of ten quotes did you win last quarter?',
  },
  'budgeting.slow-season': {
    point:
      'To get through {slow_weeks|the slow season}, know the amount it takes and save it from now on, job by job.',
    fails: 'Starting when it is already slow.',
    say: [
      'We have time for planned work in {slow_weeks|the quiet weeks}. Shall I put you down now? Then you choose the day.',
    ],
    steps: [
      'Move a fixed amount from each job to a second account.',
      'Ask three customers for planned work.',
      'Agree with one supplier on later payment.',
    ],
    ask: 'which fixed cost could you pause?',
  },
  'budgeting.hire-or-subcontract': {
    point: 'Hire if the turned-down hours come every week; subcontract if they come in waves.',
    fails: 'Hiring for one good month.',
    ask: 'in how many of the last twelve weeks did you turn work down?',
  },
  'pricing.charging-enough': {
    point:
      'You charge enough if {average_job_value|your price} for {product_service_name|the usual job} stands above the floor in the figures. If it does not, raise it for new customers first.',
    fails: 'Crew hours that leave out driving and coming back.',
    say: [
      'From [date] our price for {product_service_name|this job} changes to [new price]. What stays the same: the work, the crew, one number to call. Thank you for being our customer.',
    ],
    steps: [
      'Time the next three such jobs: driving and loading counted.',
      'Quote new customers at the new price this week.',
      'Tell regulars by day 30, and look at the result on day 60.',
    ],
    ask: 'which did you guess: the hours or what you charge?',
  },
  'pricing.price-rise-letter': {
    point:
      'Say the new price once, plainly: from {old_price|the old} to {new_price|the new} on {start_date|a date}, and what stays the same.',
    fails: 'Making excuses for it.',
    say: [
      'From {start_date|[date]} our price changes from {old_price|[old price]} to {new_price|[new price]}. {reason|} What stays the same: the people, the care and the number you call. Thank you for your trust.',
      'From {start_date|[date]} the price is {new_price|[new price]} instead of {old_price|[old price]}. Everything else stays. Thank you!',
      'It is {new_price|[new price]} from {start_date|[date]}. What you get stays the same.',
      'Somebody else may be cheaper. I would rather keep you, and I cannot do it for less and do it well.',
      'You have been with us for so long that I wanted to tell you myself.',
    ],
    ask: 'who should hear it from you in person?',
  },
  'pricing.minimum-charge': {
    point:
      'A minimum charge covers the drive and the first hour; below it every small job costs you money.',
    fails: 'Exceptions for everybody who asks nicely.',
    say: [
      'Our minimum is [amount]. It covers coming out and the first {small_job_hours|[number]} hours. Is there anything else we can do on the same trip?',
      'I understand. For this one alone it does not pay for either of us. Collect two or three things, then I come.',
    ],
    page: [
      'Minimum charge: [amount], including the drive and the first [time]. We do more than one small thing per visit.',
    ],
    ask: 'how many small jobs did you drive to last month?',
  },
  'pricing.three-levels': {
    point:
      'Three levels for {product_service_name|the job}: the job, plus {usual_adds|what usually follows}, plus {best_adds|what the best customers want}. Each above its floor.',
    fails: 'A top level that costs more hours than it brings.',
    ask: 'which level would you sell most of?',
  },
};
