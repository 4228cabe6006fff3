import { customInput } from '../custom-input.ts';
import { advice, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Knowing where it goes. */
export const expenses = {
  id: 'expense-tracking',
  name: 'Expense Tracking',
  about: 'Find out where the money goes and what you can cut.',
  icon: 'wallet',
  prompts: [
    {
      id: 'finance.expenses.category-list',
      version: 3,
      deliverables: [documents(1, 420)],
      title: 'Expense categories for my trade',
      description: 'A short list, so you can file any receipt in 5 seconds.',
      content: lines(
        'Goal: {specificOutcome}.',
        'My business: {business_name}, {business_type}',
        'People: {company_size}',
        'I keep track with: {current_tools}',
        'What I buy most: {usual_purchases}.',
        "Give me at most twelve categories that fit how my trade spends money. For each: what goes in, what doesn't, two examples from a normal week, and whether it's a job cost or overhead. Settle the gray areas up front: fuel or tools, small tools or equipment, lunch, phone, a customer's part bought on a personal card.",
        "Finish with a six-line card for the van visor and one number per category I should watch each month. How something counts for taxes is my accountant's call, so mark those with [ask]. Twelve is the limit. If eight will do, give me eight.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'Every receipt from the last 30 days filed under a category by Sunday',
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
      version: 5,
      calculators: ['add-up'],
      deliverables: [advice(300), textMessages(1, 60, 'to the driver')],
      title: 'What the van really costs',
      description: 'See what the van costs by distance and by job, and where to cut.',
      content: lines(
        'I want to end up with: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Distance per month, all vans: {monthly_distance}.',
        'Fuel per month: {fuel_spend}.',
        'Insurance, repairs, and tires per month: {van_costs}',
        'Jobs per month: {jobs_month}',
        "Add up what the vans cost a month from my numbers, then divide by the distance and, if I gave them, by the jobs. Show the math, in the same unit I used. List the costs people leave out, like depreciation, as [confirm]. Then three ways to cut it that don't slow us down, biggest savings first: order of stops, days by area, idling, supply runs, tire pressure, who drives home.",
        "For the best one, write a five-line text to the person who drives, or a note to myself. Tell me how to find out in ten minutes, with my calendar and a map, whether a faraway customer costs more than they pay. Don't use prices from anywhere else.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One way to save picked and distance tracked for 60 days',
      additionalInputs: [
        customInput.text(
          'monthly_distance',
          'Distance per month, all vans',
          '1,600 miles, or 2,500 km',
          { required: true },
        ),
        customInput.money('fuel_spend', 'Fuel per month', [0, 100000], {
          required: true,
          placeholder: '410',
        }),
        customInput.money('van_costs', 'Insurance, repairs, and tires per month', [0, 100000], {
          placeholder: '260',
        }),
        customInput.number('jobs_month', 'Jobs per month', [1, 5000], { placeholder: '48' }),
      ],
    },
    {
      id: 'finance.expenses.subscriptions-cut',
      version: 3,
      calculators: ['add-up'],
      deliverables: [advice(280), emails(1, 80)],
      title: "Cancel what we don't use",
      description: 'Decide which monthly charges to keep, shrink, or cancel.',
      content: lines(
        'Target: {specificOutcome}.',
        'For {business_name} ({business_type}). These get charged every month:',
        '<owner_text>{monthly_charges}</owner_text>',
        'Who uses what: {who_uses}',
        'Sort every line into keep, shrink, cancel, or ask. One short reason each, based on what it does for a job, not how clever it is. Catch duplicates: two tools for one task, seats for people who left, phone lines no one answers. From my amounts, add up what goes out per month and per year.',
        'Then the order to cancel in, what to export or save first, and a four-sentence email that works for most of them. Leave insurance, safety, and license fees alone unless I say otherwise. Put those under "ask" with who to ask. Name the one thing on the list we should use more.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '5% of monthly costs found and canceled within 14 days',
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
          'I use the scheduling app, no one uses the stock photos',
        ),
      ],
    },
    {
      id: 'finance.expenses.receipt-habit',
      version: 3,
      deliverables: [documents(1, 150), textMessages(2, 50), steps(120)],
      title: 'No more lost receipts',
      description: 'A habit anyone can keep in a minute a day.',
      content: lines(
        'What I want: {specificOutcome}.',
        '{business_name}, {business_type}',
        'Crew: {team_size}',
        'Tools we have for it: {current_tools}',
        'How we lose receipts: {how_lost}.',
        'Set up one habit from the register to the books: where we take the photo, what we write on it (job, who, why), where it goes, who checks it and on which day. It has to survive wet hands, a dead phone, and a new hire. Keep it to five steps, and to tools we already have if they can do it.',
        "Write the message that kicks it off, a reminder for anyone who forgets, me included, and a five-minute weekly check. Say how we'll know in 30 days that it's working, with a count, not a feeling. How long to keep each record is a question for my accountant, so just list it. Tell me where this breaks down first.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '9 of 10 receipts photographed the same day, by day 30',
      additionalInputs: [
        customInput.text(
          'how_lost',
          'How do they get lost?',
          'Left in the van door, paid in cash',
          {
            required: true,
          },
        ),
        input('team_size'),
        input('current_tools'),
      ],
    },
  ],
} satisfies Subcategory;
