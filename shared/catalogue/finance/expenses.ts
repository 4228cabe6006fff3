import { customInput } from '../custom-input.ts';
import {
  advice,
  callScripts,
  documents,
  emails,
  steps,
  textMessages,
} from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Knowing where it goes. */
export const expenses = {
  id: 'expense-tracking',
  name: 'Expense Tracking',
  about: 'Find out where the money goes and what you can cut.',
  icon: 'wallet',
  prompts: [
    {
      id: 'finance.expenses.scam-invoice',
      version: 2,
      deliverables: [
        advice(130),
        callScripts(1, 50),
        emails(1, 60),
        documents(1, 80, 'rule for paying bills'),
        steps(80),
      ],
      title: 'Is this bill real?',
      description: 'Check a strange bill or email before anyone pays it.',
      content: lines(
        'What I want: {specificOutcome}.',
        'This came to {business_name}, {business_type}:',
        '<customer_text>{strange_bill}</customer_text>',
        'Have we dealt with them before: {known_sender}',
        'What we did so far: {done_so_far}.',
        "Go through it line by line: what fits a real bill, what doesn't, and what's only there to rush me. You can't see who sent it, so say likely real, likely a scam, or can't tell, and name the one check that settles it. The number to call comes from our own records or the company's real website, never from the bill.",
        'Write that call, an email for when the bill is real but wrong, and a 5-line rule for paying bills: changed bank details, urgent requests, renewals we never ordered, gift cards. Then the steps for today. If someone already paid or clicked, the bank and the passwords come first, within the hour.',
        'Tell me who takes reports where I am, such as the bank, the police, or the consumer protection office, and what to save for them.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Paid, refused, or reported by the end of today',
      additionalInputs: [
        customInput.area(
          'strange_bill',
          'Paste the bill or email',
          'Your business listing expires today. Pay {389} now to keep it online.',
          { required: true },
        ),
        customInput.select(
          'done_so_far',
          'What did you do so far?',
          [
            ['nothing', 'Nothing yet'],
            ['replied', 'Clicked a link or replied'],
            ['paid', 'Paid it'],
          ],
          { required: true },
        ),
        customInput.text('known_sender', 'Have you dealt with them before?', 'Never heard of them'),
      ],
    },
    {
      id: 'finance.expenses.set-tax-aside',
      version: 2,
      deliverables: [
        documents(1, 90, 'rule for tax money'),
        steps(90),
        documents(1, 200, 'questions for the accountant'),
        emails(1, 60),
      ],
      title: 'Set money aside for taxes',
      description: 'A simple rule for tax money, and one page of questions for your accountant.',
      content: lines(
        'Goal: {specificOutcome}.',
        'I own {business_name}, {business_type}.',
        'Based in: {location}',
        'What I do with tax money now: {tax_money_now}.',
        'What worries me: <owner_text>{tax_worries}</owner_text>',
        'What changed this year: {what_changed}',
        "Write a rule I can follow the day money comes in: which account the tax money goes to, on what day, for which taxes (on income, on sales, on wages), and what it never pays for. The share is [my accountant's number]. Add the first steps this week and a 2-minute monthly check.",
        'Then one page for a 45-minute meeting: my questions in the order to ask them, the fact behind each one, the papers to bring. Add what owners in my trade forget: vehicles, tools, home office, workers paid by the day. Write the email that asks for the meeting.',
        "Don't give rates, due dates, or tax advice. Those depend on where I am, so say what to ask an accountant and what the tax office.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Tax account open this week, and the accountant asked for my share',
      additionalInputs: [
        customInput.text(
          'tax_money_now',
          'What do you do with tax money now?',
          'It sits in the same account until the bill comes',
          { required: true },
        ),
        customInput.area(
          'tax_worries',
          'What worries you about taxes?',
          'How much to set aside, cash jobs without receipts',
          { required: true },
        ),
        customInput.text(
          'what_changed',
          'What changed this year?',
          'Bought a newer van, more work than last year',
        ),
      ],
    },
    {
      id: 'finance.expenses.subscriptions-cut',
      version: 5,
      calculators: ['add-up'],
      deliverables: [advice(280), emails(1, 80)],
      title: 'Cut our monthly costs',
      description: 'Decide which monthly costs to keep, shrink, or cancel, vans included.',
      content: lines(
        'Target: {specificOutcome}.',
        'For {business_name} ({business_type}). These get charged every month:',
        '<owner_text>{monthly_charges}</owner_text>',
        'Who uses what: {who_uses}',
        "Sort every line into keep, shrink, cancel, or ask. One short reason each, based on what it does for a job, not how clever it is. Catch duplicates: 2 tools for one task, seats for people who left. For vans and fuel, name 3 ways to drive less that don't slow us down. From my amounts, add up what goes out per month and per year.",
        'Then the order to cancel in, what to export or save first, and a 4-sentence email that works for most of them. Leave insurance, safety, and license fees alone unless I say otherwise. Put those under "ask" with who to ask. Name the one thing on the list we should use more.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '5% of monthly costs found and canceled within 14 days',
      additionalInputs: [
        customInput.area(
          'monthly_charges',
          'Monthly charges, each with its amount',
          'Scheduling app {59}, phone {120}, storage {85}, fuel {640}',
          { required: true },
        ),
        customInput.text(
          'who_uses',
          'Who uses what',
          'I use the scheduling app, storage is half empty',
        ),
      ],
    },
    {
      id: 'finance.expenses.receipt-habit',
      version: 6,
      deliverables: [
        documents(1, 150),
        documents(1, 90, 'categories'),
        textMessages(2, 50),
        steps(120),
      ],
      title: 'No more lost receipts',
      description: 'A habit anyone can keep in a minute a day.',
      content: lines(
        'What I want: {specificOutcome}.',
        '{business_name}, {business_type}',
        'Crew: {team_size}',
        'Tools we have for it: {current_tools}',
        'How we lose receipts: {how_lost}.',
        'Set up one habit from the register to the books: where we take the photo, what we write on it (job, who, why), where it goes, who checks it and on which day. It has to survive wet hands, a dead phone, and a new hire. Keep it to 5 steps, and to tools we already have if they can do it. Add a list of at most 8 categories that fit how my trade spends money, with what goes in each.',
        "Write the message that kicks it off (a note to myself if I work alone), a reminder for anyone who forgets, and a 5-minute weekly check. Say how we'll know in 30 days that it's working, with a count. How long to keep records and what counts for taxes are questions for my accountant. Tell me where this breaks down first.",
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
