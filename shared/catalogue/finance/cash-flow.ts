import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** When the money comes and goes. */
export const cashFlow = {
  id: 'cash-flow-management',
  name: 'Cash Flow Management',
  about: 'See if the cash will last, and what to do if it won’t.',
  icon: 'waves-horizontal',
  prompts: [
    {
      id: 'finance.cash-flow.thirteen-weeks',
      version: 4,
      calculators: ['cash-13-weeks'],
      deliverables: [advice(250), steps(150)],
      title: 'See 13 weeks of cash',
      description: 'See your cash week by week, and which week gets tight first.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'In the bank today: {cash_today}.',
        'Money I expect and when:',
        '<owner_text>{money_in}</owner_text>',
        'Money going out and when:',
        '<owner_text>{money_out}</owner_text>',
        "The figures that come with this show the 13 weeks day by day, from the money I saved as coming in and going out. Don't calculate any balance yourself. First list which lines above are missing there or have a different date, so I can add them. Money coming in counts on the day I get paid, not the day of the job.",
        "Start with the tightest day and whether I get past it, in 2 sentences. Next, 3 moves before that day, each with the amount it moves, taken from my lines. Then a 15-minute routine to keep the 13 weeks up to date. Never make up a bill. Name the payment on my list you wouldn't count on.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Cash above a safe floor every week for the next 13 weeks',
      additionalInputs: [
        customInput.money('cash_today', 'In the bank today', [-100000, 5000000], {
          required: true,
          placeholder: '{4800}',
        }),
        customInput.area(
          'money_in',
          'Money coming in, with dates',
          'An office {1,900} every other Friday; big job {3,200} around the 20th',
          { required: true },
        ),
        customInput.area(
          'money_out',
          'Bills and wages, with dates',
          'Pay {1,400} weekly; rent {900} on the 1st; van {460} on the 15th',
          { required: true },
        ),
      ],
    },
    {
      id: 'finance.cash-flow.shorten-the-gap',
      version: 7,
      calculators: ['add-up'],
      deliverables: [advice(200), callScripts(1, 80), textMessages(1, 50), steps(150)],
      title: 'Get paid sooner',
      description: 'Find the days you lose between finishing a job and getting paid.',
      content: lines(
        'Target: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'Days from finished job to invoice: {days_to_invoice}. Days from invoice to getting paid: {days_to_pay}.',
        'Sales in a typical month: {monthly_sales}',
        'How customers pay me: {how_customers_pay}',
        'Walk through every step from "job done" to "paid" and show where the days go. For each step, name one change I can make alone in less than an hour, and the days it could save as [guess]. Put the best 3 in order and write what to say to a customer when the job is done, so they pay the same day. If regulars get an invoice every time, include moving them to automatic billing, with a text that asks for their okay.',
        'One day is worth a thirtieth of my monthly sales. Add that up if I gave them, or ask me. Warn me if a change would annoy good customers, and give me a milder version. Card numbers stay with the payment company, so list what to ask it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Paid 10 days sooner within 60 days',
      additionalInputs: [
        customInput.number('days_to_invoice', 'Days from job to invoice', [0, 120], {
          required: true,
          placeholder: '6',
        }),
        customInput.number('days_to_pay', 'Days to get paid', [0, 365], {
          required: true,
          placeholder: '21',
        }),
        customInput.money('monthly_sales', 'Sales in a typical month', [0, 5000000], {
          placeholder: '{14000}',
        }),
        customInput.text(
          'how_customers_pay',
          'How customers pay',
          'Mostly cash and cards, 2 by bank transfer',
        ),
      ],
    },
    {
      id: 'finance.cash-flow.deposits-and-stages',
      version: 4,
      calculators: ['add-up'],
      deliverables: [documents(1, 220, 'stages'), textMessages(1, 60), callScripts(1, 60)],
      title: 'Deposits and progress payments',
      description: 'Split the price of a big job, so your work is never far ahead of the money.',
      content: lines(
        'What I want to have after this: {specificOutcome}.',
        '{business_name}, {business_type}. The big job: {product_service_name}, quoted at {quote_value}.',
        'Materials as a share of the price (%): {materials_share}',
        'Deposit and progress payments I have in mind: {stages_in_mind}',
        'What it covers and how long it takes: {job_length}',
        "Set up the progress payments so I'm never more than a few days of work ahead of the money. Tie each one to something the customer can see, not to a date. Use my split, or suggest one marked [check]. Say if it leaves me paying for materials. Calculate each amount for this job, and write the line on the quote for it.",
        "Write the text asking for a progress payment I haven't gotten, and what to say on the call after that. Some places limit deposits on home improvement work, so list what to look up for mine and what to ask a lawyer. Don't say any percentage is allowed.",
        'Based in: {location}',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Progress payments written on the next big quote this week',
      additionalInputs: [
        input('product_service_name', {
          required: true,
          label: 'Which big job?',
          placeholder: '{stagedJob}',
        }),
        input('quote_value', {
          required: true,
          label: 'What did you quote for it?',
          placeholder: '{stagedValueExample}',
        }),
        customInput.text(
          'stages_in_mind',
          'Deposit and progress payments you have in mind',
          '10% up front, 40% on the first day, 40% halfway, the rest at the end',
        ),
        customInput.number('materials_share', 'Materials as a share of the price (%)', [0, 100], {
          placeholder: '20',
        }),
        customInput.text(
          'job_length',
          'What the quote covers, and how long it takes',
          '{stagedQuoteExample}',
        ),
      ],
    },
    {
      id: 'finance.cash-flow.emergency-list',
      version: 6,
      calculators: ['cash-13-weeks'],
      deliverables: [steps(250), callScripts(2, 90)],
      title: 'Money is short this week',
      description: 'What to collect, what to pay, and what can wait.',
      content: lines(
        'What I need to do: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        "I'm short by about {shortfall}.",
        'I need it by: {needed_by}',
        'What customers owe me and what I owe:',
        '<owner_text>{owed_both_ways}</owner_text>',
        'Make one list in the order I should act, hour by hour for today and day by day after that: who to call for money, which finished jobs to invoice before noon, which small jobs to book this week for quick cash, which bill can wait and the call to ask for it. My figures show how the weeks after that look. Write the 2 hardest calls as scripts.',
        "If I pay wages, they and payroll taxes come first. Say so, and name who to call (accountant, payroll service) if I can't cover them. Don't make a loan the first idea. If borrowing comes up, list the costs I need to find out. No pep talk. Tell me how I'd know this is more than one bad week.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'What has to be paid by Friday is paid',
      additionalInputs: [
        customInput.money('shortfall', "How much you're short", [1, 1000000], {
          required: true,
          placeholder: '{2300}',
        }),
        customInput.text('needed_by', 'When you need it', 'Friday noon'),
        customInput.area(
          'owed_both_ways',
          'What customers owe you and what you owe',
          'Owed to me: {1,150} a customer, {640} an office. I owe: rent {1,900} Friday, supplier {700}',
          { required: true },
        ),
      ],
    },
  ],
} satisfies Subcategory;
