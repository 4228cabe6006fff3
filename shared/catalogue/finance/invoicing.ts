import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Bills that are understood, sent and paid. */
export const invoicing = {
  id: 'invoice-billing',
  name: 'Invoice & Billing',
  icon: 'receipt-text',
  prompts: [
    {
      id: 'finance.invoicing.overdue-ladder',
      version: 2,
      deliverables: [textMessages(1, 50), callScripts(1, 80), emails(1, 110), documents(2, 110)],
      title: 'Overdue: what to send when',
      description: 'Five steps from a friendly nudge to a final letter.',
      content: lines(
        'Goal: {specificOutcome}.',
        '{business_name}, {business_type}',
        'Terms on our invoices: {payment_terms}',
        'This one is {days_late} days late, for {invoice_amount}.',
        'What they last said: <customer_text>{last_message}</customer_text>',
        'Tone to start with: {brand_voice}',
        'Build a ladder of five steps with the day each goes out: a text, a call, an e-mail, a firm letter, a final notice. Write every one in full, short, and polite enough that I could still work for them. Each asks one question that can be answered in a minute and offers one easy way to pay.',
        'Tell me where on the ladder this invoice stands today. Add what to write down after each call. Never mention court, credit files or fees as a bluff: if those steps exist where I am, list them as points for a lawyer or the small-claims office. Say plainly why they might be right not to pay.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Half of overdue invoices collected within 30 days',
      additionalInputs: [
        customInput.number('days_late', 'How many days late?', [0, 1500], {
          required: true,
          placeholder: '38',
        }),
        customInput.money('invoice_amount', 'Amount', [1, 1000000], {
          required: true,
          placeholder: '860',
        }),
        input('payment_terms'),
        customInput.area(
          'last_message',
          'Last thing they wrote (first name is enough)',
          'I will look at it after the weekend',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'finance.invoicing.invoice-that-gets-paid',
      version: 2,
      deliverables: [documents(1, 280), textMessages(1, 50), emails(1, 90)],
      title: 'An invoice that gets paid',
      description: 'Rewrite your invoice so nobody has to ask a question first.',
      content: lines(
        'Outcome: {specificOutcome}.',
        'We are {business_name} ({business_type}).',
        'Who pays our bills: {customer_type}',
        'Terms: {payment_terms}',
        'This is how our invoice reads now:',
        '<owner_text>{invoice_now}</owner_text>',
        'Rewrite it top to bottom: the words for the work done, the amount due where the eye lands first, the due date as a date, how to pay in two taps, who to call with a question. Keep it to one page. Then write the message that goes with it on the day the job ends, for a text and for an e-mail.',
        'List what in my present version makes people put it aside, worst first. Businesses often need an order number or a named person: give me the three questions to ask a commercial customer before the first job. What must be on an invoice by law differs by place; end with what to check with my accountant.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A new invoice in use on the next job',
      additionalInputs: [
        customInput.area(
          'invoice_now',
          'Your invoice as it reads now',
          'Invoice 114. Labor 380. Parts 95. Due on receipt.',
          { required: true },
        ),
        input('customer_type'),
        input('payment_terms'),
      ],
    },
    {
      id: 'finance.invoicing.late-fee-wording',
      version: 2,
      calculators: ['discount'],
      deliverables: [documents(1, 180), advice(220)],
      title: 'Late-fee wording to check',
      description: 'A fair draft and the questions for an adviser.',
      content: lines(
        'Finished piece: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Where we work: {location}',
        'Customers: {typical_customer_type}',
        'Terms now: {payment_terms}',
        'What I had in mind: {fee_idea}.',
        'Draft two ways to discourage late payment: one with a fee, one that rewards paying early. Put each in 50 words for the quote and 20 words for the invoice, in language that is hard to misread. Explain what each does to the mood of a good customer who forgot; what a reward costs in jobs stands in my figures.',
        'This is a draft for an adviser, not advice on the law. List what has to be checked before it is printed: highest fee or interest where I am, home owners against businesses, notice before the first use, contracts already signed. Name who to ask. Put [confirm] on every percentage. If a simple reminder would do more than either, say that first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A one-page draft to take to an adviser this week',
      additionalInputs: [
        customInput.text('fee_idea', 'What you had in mind', '5% after 15 days', {
          required: true,
        }),
        input('payment_terms'),
      ],
    },
    {
      id: 'finance.invoicing.recurring-billing',
      version: 3,
      calculators: ['add-up'],
      deliverables: [steps(150), textMessages(2, 50), callScripts(1, 60)],
      title: 'Move regulars to automatic billing',
      description: 'A switch in four weeks, with the message for each kind of customer.',
      content: lines(
        'By then I want: {specificOutcome}.',
        '{business_name} ({business_type}) has about {regulars} regular customers.',
        'They are billed today by: {billing_now}',
        'Minutes one invoice takes now: {invoice_minutes}',
        'Tools we use: {current_tools}',
        'Plan the move to billing on a fixed day with a card or bank debit on file: which customers first, what each gets out of it, what happens with skipped or extra visits, and who is better left alone. Four weeks, one step a week, with a name and a day on every step.',
        'Write the invitation text, the answer to "I would rather pay as I always did", and the sentence for the day a card is refused. If I gave the minutes an invoice takes, add up what a month of them takes now; the fees to set against it are [confirm with provider]. Card details belong with the payment company, never in my phone or notebook. Consent in writing: tell me what to keep.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '10 regulars on automatic billing within 30 days',
      additionalInputs: [
        customInput.number('regulars', 'Regular customers', [1, 5000], {
          required: true,
          placeholder: '22',
        }),
        customInput.text(
          'billing_now',
          'How you bill them now',
          'Paper invoice at the end of the month',
        ),
        customInput.number('invoice_minutes', 'Minutes one invoice takes now', [0, 240], {
          placeholder: '8',
        }),
        input('current_tools'),
      ],
    },
  ],
} satisfies Subcategory;
