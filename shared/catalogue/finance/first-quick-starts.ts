import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Prompt } from '../schema.ts';

/** The first four: money this month, an hour saved, something to send, a 90-day plan. */
export const firstQuickStarts = [
  {
    id: 'finance.quick.collect-what-is-owed',
    intent: 'money',
    version: 4,
    calculators: ['add-up'],
    deliverables: [advice(120), callScripts(1, 80), textMessages(1, 50), steps(150)],
    title: "Collect what I'm owed",
    description: 'Put overdue invoices in order and go after the first one this week.',
    content: lines(
      'Goal: {specificOutcome}.',
      'I run {business_name} ({business_type}). These invoices are overdue:',
      '<owner_text>{open_invoices}</owner_text>',
      'Our payment terms: {payment_terms}',
      'Put them in the order I should go after them, by amount, age, and how likely they are to pay. Say who gets a phone call and who gets a text, and why. Write a call opening in 4 spoken sentences and one text of at most 250 characters I can send to all the rest.',
      'Start with a bottom line in 2 sentences, then "Do this first" with 3 steps for today. Add up all of it and half of it, from my list only. Tell me which of these may never get paid and what to do differently on the next job.',
      "No threats, and no fees they haven't agreed to in writing. If a date or amount is missing, write [confirm] next to it.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Half of my overdue money in the bank within 30 days',
    additionalInputs: [
      customInput.area(
        'open_invoices',
        'Overdue invoices',
        'Mrs. R, {420}, 18 days overdue; the office, {1,150}, 40 days overdue',
        {
          required: true,
          hint: 'A first name is enough. Include the amount and days overdue.',
        },
      ),
      input('payment_terms'),
    ],
  },
  {
    id: 'finance.quick.money-hour',
    intent: 'hour',
    version: 6,
    calculators: ['add-up'],
    deliverables: [documents(1, 250, 'checklist'), steps(150)],
    title: 'Money paperwork in an hour',
    description: 'A set hour each week for invoices, bills, and receipts.',
    content: lines(
      'Goal: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'Invoices per month: {monthly_invoice_count}',
      'Tools I use now: {current_tools}',
      'What takes longest now: {time_eaters}.',
      'Minutes per week it takes now: {money_minutes}',
      'Build me one weekly money hour. Split it into blocks with minutes next to each: jobs not invoiced yet, invoices not paid yet, bills due, receipts, and one look at the bank. For each block, give me the exact steps with the tools I have, and what to drop because no one will miss it.',
      'Give it to me as a checklist I can print on one page, then name 2 things I could stop doing by hand this month and how to set each one up in under half an hour. If I gave the minutes it takes now, compare them with your blocks, added up. If not, leave out time saved.',
      "Don't suggest a new paid tool unless the ones I have can't do it.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'All money paperwork done in one hour a week, starting this week',
    additionalInputs: [
      input('monthly_invoice_count'),
      input('current_tools'),
      customInput.number('money_minutes', 'Minutes per week it takes now', [0, 6000], {
        placeholder: '180',
      }),
      customInput.text(
        'time_eaters',
        'What takes longest now',
        'Typing invoices at night, hunting for receipts',
        { required: true },
      ),
    ],
  },
  {
    id: 'finance.quick.payment-terms',
    intent: 'ready',
    version: 8,
    deliverables: [documents(2, 100), textMessages(1, 60), callScripts(1, 50), advice(100)],
    title: 'Write my payment terms',
    description: 'A short paragraph for every quote on when and how you get paid.',
    content: lines(
      'What I want: {specificOutcome}.',
      'My business is {business_name}, {business_type}. The jobs these terms are for: {product_service_name}.',
      'Deposit I want: {deposit_wanted}',
      'Days until an invoice is due: {due_days}',
      'Late fee or discount for paying early: {fee_idea}',
      'Write a payment block for the bottom of every quote, at most 90 words: when any deposit and each invoice is due, how to pay, what happens with extra work, and how long the price is good. Write it in 2 versions, softer and firmer, and say who each one is for. Then a text of 300 characters, and one sentence for "Why a deposit?" if I take one.',
      "If I named a fee or discount, word it in 30 words and say how a good customer who forgot will take it. This isn't about progress payments on one big job. Some places limit deposits and late fees by law, so list what to check and who to ask first. Leave gaps as [confirm].",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Payment terms on every quote, starting Monday',
    additionalInputs: [
      input('product_service_name', { required: true, placeholder: '{bigJob}' }),
      customInput.text('deposit_wanted', 'Deposit you want, if any', '{depositExample}'),
      customInput.number('due_days', 'Days until an invoice is due', [0, 120], {
        placeholder: '7',
      }),
      customInput.text(
        'fee_idea',
        'Late fee or early discount you have in mind',
        '5% after 15 days, or 2% off within 5 days',
      ),
    ],
  },
  {
    id: 'finance.quick.ninety-day-cash-plan',
    intent: 'plan',
    version: 4,
    calculators: ['cash-13-weeks', 'price-rise'],
    deliverables: [advice(180), steps(300)],
    title: '90-day cash plan',
    description: 'What to invoice, collect, and cut over the next 3 months.',
    content: lines(
      'What the plan should get me: {specificOutcome}.',
      'For {business_name}, {business_type}.',
      'In the bank today: {cash_today}',
      'Costs per month before I pay myself: {monthly_costs}',
      'Jobs per week now: {jobs_per_week}',
      'What I know is coming up: {known_ahead}',
      "The figures that come with this show the next 13 weeks, so don't make a table or balance of your own. Make a plan in 3 blocks: days 1-30, 31-60, and 61-90. Each block has at most 3 moves, each with a day and who does it: faster invoicing, one price change, one cost cut, one way to fill slow days. Only use amounts from my numbers or the figures.",
      "First tell me which week is the tightest and what to do before it. Be honest about which move I'm most likely to drop. Put tax questions in a separate list for my accountant.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One month of costs in the bank 90 days from now',
    additionalInputs: [
      customInput.money('cash_today', 'In the bank today', [-100000, 5000000], {
        required: true,
        placeholder: '{2100}',
      }),
      customInput.money(
        'monthly_costs',
        'Costs per month, not counting your own pay',
        [0, 1000000],
        {
          required: true,
          placeholder: '{5400}',
        },
      ),
      input('jobs_per_week'),
      customInput.text(
        'known_ahead',
        'What do you know is coming up?',
        'Insurance in 6 weeks, 2 big jobs booked',
      ),
    ],
  },
] satisfies Prompt[];
