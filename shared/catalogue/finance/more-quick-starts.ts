import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Prompt } from '../schema.ts';

/** Four more questions owners bring to finance. */
export const moreQuickStarts = [
  {
    id: 'finance.quick.can-i-afford-it',
    version: 5,
    calculators: ['break-even'],
    deliverables: [advice(380)],
    title: 'Can I afford this?',
    description: 'See how many jobs a van, a machine, or a big tool takes to pay for itself.',
    content: lines(
      'The decision I need: {specificOutcome}.',
      '{business_name}, {business_type}, is thinking of buying: {purchase}.',
      'It costs {one_off_cost}.',
      'What it adds per month: {extra_cost_month}',
      'A typical job: {average_job_value}',
      'What I pay for now instead: {paid_instead}',
      "The figures that come with this show how many jobs it takes to pay it off, and to cover its monthly cost if I gave one. Use them and don't calculate anything else. Say in words what that means in a busy week and in a slow one. Compare buying, renting for the busy weeks, and doing without, with the risk of each in one line.",
      "Start with buy, wait, or rent, then why. Name the running costs I may have left out: insurance, fuel, repairs, storage. If you need a number I didn't give, put [confirm] and tell me where to find it. For leases, loans, and taxes, give me questions for my accountant, not answers.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Clear decision to buy, wait, or rent by Friday',
    additionalInputs: [
      customInput.text('purchase', 'What you want to buy', '{purchaseExample}', {
        required: true,
      }),
      customInput.money('one_off_cost', 'Price', [1, 1000000], {
        required: true,
        placeholder: '{purchasePriceExample}',
      }),
      customInput.money('extra_cost_month', 'What it adds per month (payment, fuel)', [0, 100000], {
        placeholder: '{290}',
      }),
      input('average_job_value'),
      customInput.text(
        'paid_instead',
        'What do you pay for now instead?',
        'Renting one for {90} a day, twice a month',
      ),
    ],
  },
  {
    id: 'finance.quick.pay-myself',
    version: 5,
    calculators: ['break-even', 'hour-cost', 'price-rise'],
    deliverables: [advice(280), steps(150)],
    title: 'Pay myself a steady paycheck',
    description: 'Find an amount the business can afford to pay you every month.',
    content: lines(
      'What I want: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'People: {company_size}',
      'I need {pay_needed} a month to live on. Sales in a typical month: {monthly_sales}.',
      'How I pay myself now: {paid_now}',
      'The figures that come with this show what the business has to bring in to cover my costs and this pay. Say whether my sales cover it. Then a rule for one day a month: the same pay each time, what goes into savings in a busy month and comes out in a slow one, and a line for taxes [ask accountant].',
      "If sales fall short, go through 3 things I can change (price, hours billed, costs): what each one means for customers and me, and the first step, with amounts from the figures only. Give me a 60-day path from today's pay to the target. Tell me straight if this business can't pay that. How I take the money out is a tax question, so stick to what to ask.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Same paycheck on the same day every month within 60 days',
    additionalInputs: [
      customInput.money('pay_needed', 'Pay you need per month', [0, 100000], {
        required: true,
        placeholder: '{4500}',
      }),
      customInput.money('monthly_sales', 'Sales in a typical month', [0, 5000000], {
        required: true,
        placeholder: '{14000}',
      }),
      customInput.text(
        'paid_now',
        'How do you pay yourself now?',
        'Whatever is left at the end of the month',
      ),
    ],
  },
  {
    id: 'finance.quick.jobs-that-make-money',
    version: 4,
    calculators: ['price-check', 'hour-cost', 'job-quote'],
    deliverables: [advice(280), callScripts(2, 50)],
    title: 'Which jobs make money?',
    description: 'Rank your kinds of jobs by what you have left per hour.',
    content: lines(
      'Goal: {specificOutcome}.',
      'I own {business_name}, {business_type}. My last jobs, each with its kind, price, hours, and materials:',
      '<owner_text>{recent_jobs}</owner_text>',
      'Group them by kind of work. Calculate the profit for each kind, 3 kinds at most, from these jobs and from what an hour costs me. Rank them by what I have left per hour. One table, and below it what the numbers include. Leave out any job without hours, and tell me which.',
      'Then help me decide which kind to do more of, which to raise the price on, and which to stop taking. For the one to raise, use the price from the figures and write how to say it. For the one to stop, give me a polite no in 2 sentences.',
      "A handful of jobs doesn't prove anything. Say how many I should log before I act on each row, and which row looks like luck. Don't fill in hours I left out.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Price raised on one kind of job and one kind dropped within 30 days',
    additionalInputs: [
      customInput.area(
        'recent_jobs',
        '5 to 10 recent jobs, with kind, price, hours, and materials',
        '{recentJobsExample}',
        { required: true },
      ),
    ],
  },
  {
    id: 'finance.quick.loan-request',
    version: 3,
    calculators: ['add-up'],
    deliverables: [advice(110), documents(1, 230, 'loan request'), emails(1, 70), steps(90)],
    title: 'Get ready for a loan',
    description: 'A one-page request for the bank, and a check of what you could pay back.',
    content: lines(
      'What I want: {specificOutcome}.',
      'I own {business_name}, {business_type}.',
      'Based in: {location}',
      'What the money is for: {loan_for}.',
      'What comes in, goes out, and what I owe: <owner_text>{money_now}</owner_text>',
      "Who I'd ask: {lender_idea}",
      "First push back: could I wait, rent, buy used, or do it in steps? From my lines, add up what's left in a usual month and the slowest, each with a line for [payment].",
      'Write the one-page request: what we do, what the money buys, what comes in and goes out, what I owe, and what I do if work slows down. Only my facts, [confirm] for gaps. Then the email that asks for a meeting and the papers to get together, with a day for each.',
      "Add 5 questions for every offer: total cost, fees, payment per month, what they can take if I don't pay, paying early. You don't know today's rates. Whether to sign is for my accountant. Don't say I'll qualify.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One-page request and papers ready for the bank within 10 days',
    additionalInputs: [
      customInput.text(
        'loan_for',
        'What is the money for?',
        'A newer van or truck with tools, about {38,000}',
        {
          required: true,
        },
      ),
      customInput.area(
        'money_now',
        'What comes in and goes out per month, and what do you owe?',
        'Usual month: {21,000} in, {16,500} out. Slowest: {14,000} in, {13,200} out. {9,000} left on the old one',
        { required: true },
      ),
      customInput.text('lender_idea', 'Who would you ask?', 'My bank, and the dealer'),
    ],
  },
] satisfies Prompt[];
