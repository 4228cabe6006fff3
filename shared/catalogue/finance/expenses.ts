import { customInput } from '../custom-input.ts';
import { advice, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Knowing where it goes. */
export const expenses = {
  id: 'expense-tracking',
  name: 'Expense Tracking',
  icon: 'wallet',
  prompts: [
    {
      id: 'finance.expenses.category-list',
      version: 2,
      deliverables: [documents(1, 420)],
      title: 'Expense categories for my trade',
      description: 'A short list you can file any receipt under in five seconds.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Owner of {business_name}, {business_type}',
        'People: {company_size}',
        'I keep track with: {current_tools}',
        'What I buy most: {usual_purchases}.',
        'Give me at most twelve categories that fit how my trade spends money. For each: what goes in, what does not, two examples from a normal week, and whether it belongs to a job or to the business as a whole. Settle the arguments in advance: fuel against tools, small tools against equipment, lunch, phone, a part for a customer bought on the personal card.',
        "Finish with a card of six lines for the van visor and the one number per category I should watch each month. How something counts for tax is my accountant's call; mark those with [ask]. Twelve is the ceiling: if eight will do, give me eight.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every receipt of the last 30 days filed under a category by Sunday',
      additionalInputs: [
        customInput.text(
          'usual_purchases',
          'What you buy most',
          'Supplies, fuel, work clothes, parts',
          {
            required: true,
          },
        ),
        input('current_tools'),
      ],
    },
    {
      id: 'finance.expenses.van-and-fuel',
      version: 3,
      calculators: ['add-up'],
      deliverables: [advice(300), textMessages(1, 60, 'to whoever drives')],
      title: 'What the van really costs',
      description: 'Cost for the distance and for a job, and where to trim it.',
      content: lines(
        'I want to end with: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Distance a month, all vans: {monthly_distance}.',
        'Fuel a month: {fuel_spend}.',
        'Insurance, repairs and tires a month: {van_costs}',
        'Jobs a month: {jobs_month}',
        'Add up what the vans cost a month from my rows and share it by the distance and, if I gave them, by the jobs. Show the formula, in the unit of distance I wrote. List the parts people leave out, such as the value it loses, as [confirm]. Then three ways to trim it that do not slow the work, in order of money a month: the order of stops, days by area, idling, supply runs, tire pressure, who drives home.',
        'For the best one, write a text of five lines to whoever drives, or a note to myself. Tell me how to find out in ten minutes, with my calendar and a map, whether a far-off customer costs more than they bring. No prices from elsewhere.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One saving chosen and the distance counted for 60 days',
      additionalInputs: [
        customInput.text(
          'monthly_distance',
          'Distance a month, all vans',
          '1,600 miles, or 2,500 km',
          { required: true },
        ),
        customInput.money('fuel_spend', 'Fuel a month', [0, 100000], {
          required: true,
          placeholder: '410',
        }),
        customInput.money('van_costs', 'Insurance, repairs, tires a month', [0, 100000], {
          placeholder: '260',
        }),
        customInput.number('jobs_month', 'Jobs a month', [1, 5000], { placeholder: '48' }),
      ],
    },
    {
      id: 'finance.expenses.subscriptions-cut',
      version: 2,
      calculators: ['add-up'],
      deliverables: [advice(280), emails(1, 80)],
      title: 'Cut what we do not use',
      description: 'Go through every monthly charge: keep, shrink or cancel.',
      content: lines(
        'Target: {specificOutcome}.',
        'For {business_name} ({business_type}). These leave the account each month:',
        '<owner_text>{monthly_charges}</owner_text>',
        'Who uses what: {who_uses}',
        'Sort every line into keep, shrink, cancel or ask. One short reason each, judged by what it does for a job, not by how clever it is. Catch doubles: two tools for one task, seats for people who left, phone lines nobody answers. Add up, from my amounts, what goes a month and a year.',
        'Then the order to cancel in, what to export or save first, and a four-sentence e-mail that works for most of them. Insurance, safety and license fees stay untouched unless I say otherwise; put those under "ask" with whom to ask. Name the one thing on the list that deserves more use.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '5% of monthly costs named and canceled within 14 days',
      additionalInputs: [
        customInput.area(
          'monthly_charges',
          'Monthly charges, each with its amount',
          'Scheduling app 59, phone 120, storage 85, stock photos 29',
          { required: true },
        ),
        customInput.text(
          'who_uses',
          'Who uses what',
          'I use the scheduling app; nobody opens the photos',
        ),
      ],
    },
    {
      id: 'finance.expenses.receipt-habit',
      version: 2,
      deliverables: [documents(1, 150), textMessages(2, 50), steps(120)],
      title: 'No more lost receipts',
      description: 'A habit you and anyone with you can keep, in a minute a day.',
      content: lines(
        'Wanted: {specificOutcome}.',
        '{business_name}, {business_type}',
        'Crew: {team_size}',
        'What we have for it: {current_tools}',
        'How receipts get lost here: {how_lost}.',
        'Set up one habit from the register to the books: where the photo is taken, what is written on it (job, who, why), where it lands, who checks it and on which day. It must survive wet hands, a dead phone and a new helper. Keep it to five steps, and to tools we already have if they can do it.',
        'Write the message that starts it, the reminder for whoever forgets, me included, and a weekly check of five minutes. Say how we will know in 30 days that it works, with a count, not a feeling. How long to keep what is a question for my accountant; just list it. Say where this breaks first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '9 of 10 receipts photographed the same day, by day 30',
      additionalInputs: [
        customInput.text('how_lost', 'How they get lost', 'Left in the van door, paid in cash', {
          required: true,
        }),
        input('team_size'),
        input('current_tools'),
      ],
    },
  ],
} satisfies Subcategory;
