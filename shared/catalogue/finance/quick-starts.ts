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
    version: 2,
    calculators: ['add-up'],
    deliverables: [advice(120), callScripts(1, 80), textMessages(1, 50), steps(150)],
    title: 'Collect what I am owed',
    description: 'Put late invoices in order and get the first one paid this week.',
    content: lines(
      'Goal: {specificOutcome}.',
      'I run {business_name} ({business_type}). These invoices are open:',
      '<owner_text>{open_invoices}</owner_text>',
      'Usual terms: {payment_terms}',
      'Put them in the order I should chase them: size, age and how likely they are to pay. Say who gets a phone call and who gets a text, and why. Write the call opening in four spoken sentences and one text of at most 250 characters I can send to each of the rest.',
      'Start with a bottom line in two sentences, then "Do this first" with three steps for today. Add up all of it and half of it, from my list only. Tell me which of these I may never see and what I should do differently on the next job.',
      'No threats, and no fees I have not agreed in writing. If a date or amount is missing, write [confirm] beside it.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Half of the overdue money in the bank within 30 days',
    additionalInputs: [
      customInput.area(
        'open_invoices',
        'Open invoices',
        'Mrs. R, 420, 18 days late; the office, 1,150, 40 days late',
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
    version: 3,
    calculators: ['add-up'],
    deliverables: [documents(1, 250, 'checklist'), steps(150)],
    title: 'Money admin in one hour',
    description: 'One fixed hour a week for invoices, bills and receipts.',
    content: lines(
      'Goal: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'Invoices a month: {monthly_invoice_count}',
      'Tools I use now: {current_tools}',
      'What takes longest now: {time_eaters}',
      'Minutes a week it all takes now: {money_minutes}',
      'Build me one weekly money hour. Split it into blocks with minutes beside each: what was done and not billed, what was billed and not paid, bills due, receipts, and one look at the bank. For each block give the exact steps with the tools I have, and what to drop because nobody will miss it.',
      'Give it to me as a checklist I can print on one page, then name the two things I could stop doing by hand this month and how to set each up in under half an hour. If I gave the minutes it takes now, set your blocks against them, added up; if not, leave time saved out.',
      'Do not suggest a new paid tool unless one I have cannot do it.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'All money admin done in one hour a week, starting this week',
    additionalInputs: [
      input('monthly_invoice_count'),
      input('current_tools'),
      customInput.number('money_minutes', 'Minutes a week it takes now', [0, 6000], {
        placeholder: '180',
      }),
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
    version: 2,
    deliverables: [documents(2, 100), textMessages(1, 60), callScripts(1, 50), advice(100)],
    title: 'Write my payment terms',
    description: 'A short block for every quote that says when and how you get paid.',
    content: lines(
      'By the end I want: {specificOutcome}.',
      'My business is {business_name}, {business_type}. A usual job is {product_service_name}.',
      'Deposit I want: {deposit_wanted}',
      'Days until the rest is due: {due_days}',
      'Terms today: {payment_terms}',
      'Tone: {brand_voice}',
      'Write a payment block that stands under every quote, at most 90 words, in words a customer understands on first reading: when the deposit is due, when the rest is due, how to pay, what happens with extra work, and how long the price holds. Then write it again for a phone text of 300 characters, and give me the one sentence to say when someone asks "why a deposit?".',
      'Write the block in two versions, softer and firmer, and say for whom each fits. Stages of one big job are another question. Deposits and late fees are limited by law in some places, so list what I must check and who to ask before I print it. Leave gaps as [confirm].',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One payment block on every quote from Monday',
    additionalInputs: [
      input('product_service_name', { required: true }),
      customInput.text('deposit_wanted', 'Deposit you want', 'A third when they say yes'),
      customInput.number('due_days', 'Days until the rest is due', [0, 120], { placeholder: '7' }),
      input('payment_terms'),
      input('brand_voice'),
    ],
  },
  {
    id: 'finance.quick.ninety-day-cash-plan',
    intent: 'plan',
    version: 2,
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
      'What I know is coming: {known_ahead}',
      'The next 13 weeks come worked out with my message; make no table and no balance of your own. Make a plan in three blocks: days 1-30, 31-60 and 61-90. Each block has at most three moves, each with a day and who does it: quicker billing, one price change, one cost cut, one way to fill quiet days. A move gets an amount only from my rows or the figures.',
      'Say first which week is the tightest and what I do before it. Be frank about the move I am most likely to drop. Points on tax go to my accountant, in a list of their own.',
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
      customInput.text(
        'known_ahead',
        'What do you know is coming?',
        'Insurance in six weeks, two big jobs booked',
      ),
    ],
  },
] satisfies Prompt[];
