import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** When the money comes and goes. */
export const cashFlow = {
  id: 'cash-flow-management',
  name: 'Cash Flow Management',
  icon: 'waves-horizontal',
  prompts: [
    {
      id: 'finance.cash-flow.thirteen-weeks',
      version: 2,
      calculators: ['cash-13-weeks'],
      deliverables: [advice(250), steps(150)],
      title: 'See 13 weeks of cash',
      description: 'Thirteen weeks worked out, with the first tight one marked.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'Bank today: {cash_today}.',
        'Money I expect and when:',
        '<owner_text>{money_in}</owner_text>',
        'Money that goes out and when:',
        '<owner_text>{money_out}</owner_text>',
        'The 13 weeks come worked out with my message, day by day, from the money I keep as expected and owed. Compute no balance yourself. First list which of the lines above are missing there or stand on another day, so that I can add them; income counts on the day it lands, not on the day of the job.',
        'Open with the tightest day and whether I get past it, in two sentences. Next, three moves before that day, each with the amount it moves, taken from my lines. Then the 15-minute routine that keeps the weeks true. Never invent a bill. Name the payment on my list you would not count on.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'No week below a safe floor for the next 13 weeks',
      additionalInputs: [
        customInput.money('cash_today', 'In the bank today', [-100000, 5000000], {
          required: true,
          placeholder: '4800',
        }),
        customInput.area(
          'money_in',
          'Money expected, with dates',
          'Regulars 1,900 every Friday; the big job 3,200 around the 20th',
          { required: true },
        ),
        customInput.area(
          'money_out',
          'Bills and wages, with dates',
          'Wages 1,400 weekly; rent 900 on the 1st; van 460 on the 15th',
          { required: true },
        ),
      ],
    },
    {
      id: 'finance.cash-flow.shorten-the-gap',
      version: 3,
      calculators: ['add-up'],
      deliverables: [advice(200), callScripts(1, 80), steps(150)],
      title: 'Get paid sooner',
      description: 'Find the days you lose between the job and the money.',
      content: lines(
        'Target: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'From finished job to invoice: {days_to_invoice} days. From invoice to money: {days_to_pay} days.',
        'Sales in a usual month: {monthly_sales}',
        'How people pay me: {how_customers_pay}',
        'Walk through the road from "job done" to "money in" and show where the days go. For every stop name one change I can make alone, in less than an hour, and the days it should save. Put the three best in order and write what has to change on site, in words to say at the van tomorrow or to keep there as a note if I work alone.',
        'A day is worth a thirtieth of my monthly sales: add that up if I gave them, else ask. Warn me where a change would annoy good customers, and give the milder form of it. Keep card fees and payment rules as things to check with my provider.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Two more weeks of cash in hand within 60 days',
      additionalInputs: [
        customInput.number('days_to_invoice', 'Days from job to invoice', [0, 120], {
          required: true,
          placeholder: '6',
        }),
        customInput.number('days_to_pay', 'Days from invoice to money', [0, 365], {
          required: true,
          placeholder: '21',
        }),
        customInput.money('monthly_sales', 'Sales in a usual month', [0, 5000000], {
          placeholder: '14000',
        }),
        customInput.text(
          'how_customers_pay',
          'How customers pay',
          'Cash, some cards, two by bank transfer',
        ),
      ],
    },
    {
      id: 'finance.cash-flow.deposits-and-stages',
      version: 2,
      calculators: ['add-up'],
      deliverables: [documents(1, 220, 'stages'), textMessages(1, 60), callScripts(1, 60)],
      title: 'Deposits and stage payments',
      description: "Never pay for a customer's materials out of your own pocket.",
      content: lines(
        'What should be true after this: {specificOutcome}.',
        '{business_name}, {business_type}. The big job: {product_service_name}, quoted at {quote_value}.',
        'Materials as a share of the price (%): {materials_share}',
        'Deposit and stages I have in mind: {stages_in_mind}',
        'It takes: {job_length}',
        'Design the payment stages so that I am never more than a few days of work ahead of the money. Tie each stage to something the customer can see with their own eyes, not to a date. Use my shares, or propose some marked [check]; add up the amount of each for this job, and write the sentence on the quote for it.',
        'Write the text that asks for a stage that is not paid, and the words of the call after it. Many places limit deposits on home work, so list what to look up for mine and ask a lawyer or the licensing board about; call no percentage allowed.',
        'Based in: {location}',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Stage payments written on the next big quote this week',
      additionalInputs: [
        input('product_service_name', { required: true, label: 'Which big job?' }),
        input('quote_value', { required: true, label: 'What did you quote for it?' }),
        customInput.text(
          'stages_in_mind',
          'Deposit and stages you have in mind',
          'A third first, a third at half, the rest at the end',
        ),
        customInput.number('materials_share', 'Materials as a share of the price (%)', [0, 100], {
          placeholder: '40',
        }),
        customInput.text('job_length', 'How long the job takes', 'Four days on site'),
      ],
    },
    {
      id: 'finance.cash-flow.emergency-list',
      version: 3,
      calculators: ['cash-13-weeks'],
      deliverables: [steps(250), callScripts(2, 90)],
      title: 'Money is short this week',
      description: 'A calm order of what to collect, pay and postpone.',
      content: lines(
        'I have to reach: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Short by about {shortfall}.',
        'It has to be there by: {needed_by}',
        'What is owed to me and what I owe:',
        '<owner_text>{owed_both_ways}</owner_text>',
        'Make one list in the order I should act, hour by hour for today and day by day after that: who to call for money, which finished work to bill before noon, which small jobs to book for cash this week, which bill can wait and the call that asks for it. My figures say how the weeks run on. Write the two hardest calls as scripts.',
        'Wages and taxes taken from wages come first: say so, and name who to call (accountant, payroll service) if I cannot meet them. Do not send me to a loan as the first idea; if borrowing comes up, list what it would cost me to find out. No comfort talk. Name the sign that this is more than one bad week.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Wages and rent covered by Friday',
      additionalInputs: [
        customInput.money('shortfall', 'Short by', [1, 1000000], {
          required: true,
          placeholder: '2300',
        }),
        customInput.text('needed_by', 'Needed by', 'Friday noon'),
        customInput.area(
          'owed_both_ways',
          'Owed to you and owed by you',
          'In: 1,150 a customer, 640 an office. Out: wages 1,900 Friday, supplier 700',
          { required: true },
        ),
      ],
    },
  ],
} satisfies Subcategory;
