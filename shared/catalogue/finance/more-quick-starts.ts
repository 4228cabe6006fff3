import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Prompt } from '../schema.ts';

/** Four more questions owners bring to finance. */
export const moreQuickStarts = [
  {
    id: 'finance.quick.can-i-afford-it',
    version: 2,
    calculators: ['break-even'],
    deliverables: [advice(380)],
    title: 'Can I afford this?',
    description: 'A van, a machine or a big tool: the jobs it must bring to pay for itself.',
    content: lines(
      'Decision by the end: {specificOutcome}.',
      '{business_name}, {business_type}, is thinking of buying: {purchase}.',
      'It costs {purchase_price}.',
      'A usual job brings {average_job_value}.',
      'How I would pay: {how_paid}',
      'What I pay instead today: {paid_instead}',
      'How many jobs it takes to repay it and to carry its monthly cost stands in the figures that come with this; use them and compute nothing beside them. Say in words what that means in a full week and in a thin one. Compare buying, renting for the busy weeks and doing without, with the risk of each in one line.',
      'Lead with buy, wait or rent, then why. Name the running costs people forget: insurance, fuel, repairs, storage. Where you need a number I did not give, put [confirm] and tell me where to find it. Lease, loan and tax effects: give me the questions for my accountant, not the answers.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A clear buy, wait or rent decision by Friday',
    additionalInputs: [
      customInput.text('purchase', 'What you want to buy', 'Second van with racks', {
        required: true,
      }),
      customInput.money('purchase_price', 'Price', [1, 1000000], {
        required: true,
        placeholder: '28500',
      }),
      input('average_job_value'),
      customInput.text('how_paid', 'How you would pay', 'Half cash, half over 36 months'),
      customInput.text(
        'paid_instead',
        'What do you pay instead today?',
        'Renting one for 90 a day, twice a month',
      ),
    ],
  },
  {
    id: 'finance.quick.pay-myself',
    version: 2,
    calculators: ['break-even', 'hour-cost', 'price-rise'],
    deliverables: [advice(280), steps(150)],
    title: 'Pay myself properly',
    description: 'A steady owner wage the business can carry.',
    content: lines(
      'What I want: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'People: {company_size}',
      'I need {pay_needed} a month at home. A usual month brings in {monthly_sales}.',
      'How I pay myself now: {paid_now}',
      'What the business must bring in for my costs and this pay stands in the figures that come with this. Say whether my sales carry it. Then a rule for one day a month: what I draw in a full month and in a thin one, what goes to a reserve first, and a line for tax [ask accountant].',
      "If it does not carry it, go through three levers (price, hours billed, costs): what each asks of customers and of me, and the first step, with amounts from the figures only. Give 60 days from today's pay to the target. Say out loud if this business, as it stands, cannot pay that. How the money is drawn is a tax matter, so keep to what to ask.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A fixed owner wage on the same day each month within 60 days',
    additionalInputs: [
      customInput.money('pay_needed', 'Pay you need a month', [0, 100000], {
        required: true,
        placeholder: '4500',
      }),
      customInput.money('monthly_sales', 'Sales in a usual month', [0, 5000000], {
        required: true,
        placeholder: '14000',
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
    version: 2,
    calculators: ['price-check', 'hour-cost', 'job-quote'],
    deliverables: [advice(280), callScripts(2, 50)],
    title: 'Which jobs make money?',
    description: 'Rank your kinds of work by what is left per hour.',
    content: lines(
      'Goal: {specificOutcome}.',
      'I own {business_name}, {business_type}. My last jobs, each with price, hours and materials:',
      '<owner_text>{recent_jobs}</owner_text>',
      'Group them by kind of work. For each kind have the price check worked out by calculate, three kinds at most, from these jobs and from what an hour costs me; rank them by what it says is left an hour. One table, and under it what is counted in. A job without hours is left out and named.',
      'Then decide with me: which kind to do more of, which to price up, which to stop taking. For the one to price up, take the price the figures give and write the sentence to say it. For the one to stop, give me a polite no of two sentences.',
      'A handful of jobs is not proof. Say how many I should log before I act on each row, and which row looks like luck. Do not fill in hours I left out.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One kind of job priced up and one dropped within 30 days',
    additionalInputs: [
      customInput.area(
        'recent_jobs',
        'Five to ten recent jobs: price, hours, materials',
        'Small repair 210, 2 h, 18; big repair 450, 7 h, 60',
        { required: true },
      ),
    ],
  },
  {
    id: 'finance.quick.accountant-questions',
    version: 2,
    deliverables: [documents(1, 380), emails(1, 100)],
    title: 'Questions for my accountant',
    description: 'One page that makes a paid hour worth it.',
    content: lines(
      'I want to walk in with: {specificOutcome}.',
      'Owner of {business_name}, {business_type}',
      'Based in: {location}',
      'Size of the business: {company_size}',
      'What is on my mind: {worries}.',
      'What changed this year: {what_changed}',
      'Turn this into one page for a meeting of 45 minutes. Put my questions in order of money at stake, each in one plain sentence with the fact behind it. Add the questions an owner in my trade tends to forget: vehicles, tools, home office, helpers paid by the day, tax on sales, setting money aside. List the papers to bring and the decisions I want made before I leave.',
      'Do not answer the tax questions; explain in one line why each matters. End with a short e-mail that books the meeting and sends the page ahead.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One page of questions ready to send by Thursday',
    additionalInputs: [
      customInput.area(
        'worries',
        'What worries you about money or tax',
        'Paying a helper cash, the van, what to set aside',
        { required: true },
      ),
      customInput.text('what_changed', 'What changed this year', 'Bought a van, first employee'),
    ],
  },
] satisfies Prompt[];
