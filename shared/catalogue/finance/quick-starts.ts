import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Prompt } from '../schema.ts';

/** The first four: money this month, an hour saved, something to send, a 90-day plan. */
export const quickStarts = [
  {
    id: 'finance.quick.collect-what-is-owed',
    intent: 'money',
    version: 1,
    calculators: ['cash-13-weeks', 'add-up'],
    deliverables: [advice(120), callScripts(1, 80), textMessages(1, 50), steps(150)],
    title: 'Collect what I am owed',
    description: 'Put late invoices in order and get the first one paid this week.',
    content: lines(
      'Goal: {specificOutcome}.',
      'I run {business_name} ({business_type}). These invoices are open:',
      '<owner_text>{open_invoices}</owner_text>',
      'Usual terms: {payment_terms}',
      'Put them in the order I should chase them: size, age and how likely they are to pay. Say who gets a phone call and who gets a text, and why. Write the call opening in four spoken sentences and one text of at most 250 characters I can send to each of the rest.',
      'Start with a bottom line in two sentences, then "Do this first" with three steps for today. Add up what comes in if half of it is paid, from my list only. Tell me which of these I may never see and what I should do differently on the next job.',
      'No threats, and no fees I have not agreed in writing. If a date or amount is missing, write [confirm] beside it.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Half of the overdue money in the bank within 30 days',
    additionalInputs: [
      customInput.area(
        'open_invoices',
        'Open invoices',
        'Mrs. R, 420, 18 days late; office on 5th, 1,150, 40 days late',
        {
          required: true,
          hint: 'A first name is enough. Amount and days late help most.',
        },
      ),
      input('payment_terms'),
    ],
  },
  {
    id: 'finance.quick.money-hour',
    intent: 'hour',
    version: 1,
    calculators: ['add-up'],
    deliverables: [documents(1, 250, 'checklist'), steps(150)],
    title: 'Money admin in one hour',
    description: 'One fixed hour a week for invoices, bills and receipts.',
    content: lines(
      'Goal: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'Invoices a month: {monthly_invoice_count}',
      'Tools I already pay for: {current_tools}',
      'What eats my evenings: {time_eaters}',
      'Build me one weekly money hour. Split it into blocks with minutes beside each: what was done and not billed, what was billed and not paid, bills due, receipts, and one look at the bank. For each block give the exact steps with the tools I have, and what to drop because nobody will miss it.',
      'Give it to me as a checklist I can print on one page, then name the two things I could stop doing by hand this month and how to set each up in under half an hour. Do the sum: minutes saved a week against minutes spent now, using what I told you, and say what you assumed.',
      'Do not suggest a new paid tool unless one I have cannot do it.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'All money admin done in one hour a week, starting this week',
    additionalInputs: [
      input('monthly_invoice_count'),
      input('current_tools'),
      customInput.text(
        'time_eaters',
        'What takes longest now',
        'Typing invoices at night, hunting for receipts',
      ),
    ],
  },
  {
    id: 'finance.quick.payment-terms',
    intent: 'ready',
    version: 1,
    deliverables: [documents(2, 100), textMessages(1, 60), callScripts(1, 50), advice(100)],
    title: 'Write my payment terms',
    description: 'A short block for every quote that says when and how you get paid.',
    content: lines(
      'By the end I want: {specificOutcome}.',
      'My business is {business_name}, {business_type}. A usual job is {product_service_name}.',
      'It is worth about {average_job_value}.',
      'Terms today: {payment_terms}',
      'Tone: {brand_voice}',
      'Write a payment block for the foot of my quotes, at most 90 words, in words a customer understands on first reading: when the deposit is due, when the rest is due, how to pay, what happens with extra work, and how long the price holds. Then write it again for a phone text of 300 characters, and give me the one sentence to say when someone asks "why a deposit?".',
      'Offer two versions, softer and firmer, and tell me what each costs me in jobs or in waiting. Deposits and late fees are limited by law in some places, so list what I must check and who to ask before I print it. Leave gaps as [confirm].',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One payment block on every quote from Monday',
    additionalInputs: [
      input('product_service_name', { required: true }),
      input('average_job_value'),
      input('payment_terms'),
      input('brand_voice'),
    ],
  },
  {
    id: 'finance.quick.ninety-day-cash-plan',
    intent: 'plan',
    version: 1,
    calculators: ['cash-13-weeks', 'price-rise'],
    deliverables: [advice(180), steps(300)],
    title: 'Cash plan for 90 days',
    description: 'What to bill, cut and collect in the next three months.',
    content: lines(
      'Plan wanted: {specificOutcome}.',
      'For {business_name}, {business_type}.',
      'In the bank today: {cash_today}',
      'I need each month before I pay myself: {monthly_costs}',
      'Jobs a week now: {jobs_per_week}',
      'Season: {seasonal_relevance}',
      'Make a plan in three blocks: days 1-30, 31-60 and 61-90. Each block has at most three moves, each with a day, who does it and the money it should move. Mix quicker billing, one price change, one cost cut and one way to fill quiet days. Put a small table under it: start, in, out, end for each month, with every assumption named.',
      'Show the week in which I could run short and what I would do that Monday. Be frank about the move I am most likely to drop. Finish with one question whose answer would change the plan. Ask my accountant points on tax go in a separate list.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One month of costs in the bank 90 days from now',
    additionalInputs: [
      customInput.money('cash_today', 'In the bank today', [-100000, 5000000], {
        required: true,
        placeholder: '6200',
      }),
      customInput.money('monthly_costs', 'Costs a month without your own pay', [0, 1000000], {
        required: true,
        placeholder: '5400',
      }),
      input('jobs_per_week'),
      input('seasonal_relevance'),
    ],
  },
] satisfies Prompt[];
