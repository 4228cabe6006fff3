import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Bills that are understood, sent and paid. */
export const invoicing = {
  id: 'invoice-billing',
  name: 'Invoice & Billing',
  about: 'Send invoices that get paid, and collect the overdue ones.',
  icon: 'receipt-text',
  prompts: [
    {
      id: 'finance.invoicing.overdue-ladder',
      version: 3,
      deliverables: [textMessages(1, 50), callScripts(1, 80), emails(1, 110), documents(2, 110)],
      title: 'Chase an overdue invoice',
      description: '5 steps, from a friendly nudge to a final notice.',
      content: lines(
        'Goal: {specificOutcome}.',
        '{business_name}, {business_type}',
        'Terms on our invoices: {payment_terms}',
        'This invoice is {days_late} days overdue, for {invoice_amount}.',
        'Last thing they said: <customer_text>{last_message}</customer_text>',
        'Tone to start with: {brand_voice}',
        'Lay out five steps with the day each goes out: a text, a call, an email, a firm letter, a final notice. Write each one in full, short, and polite enough that I could still work for them. Each asks one question they can answer in a minute and offers one easy way to pay.',
        'Tell me which step this invoice is on today. Add what to write down after each call. Never mention court, credit reports, or fees as a bluff. If those steps exist where I am, list them as points for a lawyer or small claims court. Tell me plainly why they might be right not to pay.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Half of overdue invoices collected within 30 days',
      additionalInputs: [
        customInput.number('days_late', 'How many days overdue?', [0, 1500], {
          required: true,
          placeholder: '38',
        }),
        customInput.money('invoice_amount', 'Invoice amount', [1, 1000000], {
          required: true,
          placeholder: '860',
        }),
        input('payment_terms'),
        customInput.area(
          'last_message',
          'Last thing they wrote (first name is enough)',
          "I'll take a look after the weekend",
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'finance.invoicing.invoice-that-gets-paid',
      version: 3,
      deliverables: [documents(1, 280), textMessages(1, 50), emails(1, 90)],
      title: 'An invoice that gets paid',
      description: 'Rewrite your invoice so customers can pay it without asking questions.',
      content: lines(
        'Outcome: {specificOutcome}.',
        "We're {business_name} ({business_type}).",
        'Who pays our invoices: {customer_type}',
        'Terms: {payment_terms}',
        'This is what our invoice says now:',
        '<owner_text>{invoice_now}</owner_text>',
        'Rewrite it top to bottom: a clear description of the work, the amount due where people look first, the due date as a date, how to pay in two taps, who to call with a question. Keep it to one page. Then write the message to send with it the day we finish the job, as a text and as an email.',
        'List what makes people set my current version aside, worst first. Businesses often need a PO number or a contact name, so give me three questions to ask a commercial customer before the first job. What the law requires on an invoice depends on where you are, so end with what to check with my accountant.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'New invoice in use on the next job',
      additionalInputs: [
        customInput.area(
          'invoice_now',
          'What your invoice says now',
          'Invoice 114. Labor 380. Parts 95. Due on receipt.',
          { required: true },
        ),
        input('customer_type'),
        input('payment_terms'),
      ],
    },
    {
      id: 'finance.invoicing.late-fee-wording',
      version: 3,
      calculators: ['discount'],
      deliverables: [documents(1, 180), advice(220)],
      title: 'Write a late fee policy',
      description: 'A fair draft, plus what to ask your lawyer or accountant.',
      content: lines(
        'What I want in hand: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Where we work: {location}',
        'Customers: {typical_customer_type}',
        'Payment terms now: {payment_terms}',
        'The late fee I have in mind: {fee_idea}.',
        "Draft two ways to discourage late payment: one with a fee, one with a discount for paying early. Put each in 50 words for the quote and 20 words for the invoice, in language that's hard to misread. Explain how a good customer who just forgot will feel about each one. My figures show how many jobs a discount costs me.",
        'This is a draft for a lawyer or accountant to check, not legal advice. List what to check before I print it: the highest fee or interest allowed where I am, homeowners or businesses, notice before I first use it, contracts already signed. Name who to ask. Put [confirm] on every percentage. If a simple reminder would do more than either, say that first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One-page draft to take to a lawyer or accountant this week',
      additionalInputs: [
        customInput.text('fee_idea', 'What late fee do you have in mind?', '5% after 15 days', {
          required: true,
        }),
        input('payment_terms'),
      ],
    },
    {
      id: 'finance.invoicing.recurring-billing',
      version: 4,
      calculators: ['add-up'],
      deliverables: [steps(150), textMessages(2, 50), callScripts(1, 60)],
      title: 'Move regulars to automatic billing',
      description: 'Switch over in 4 weeks, with what to text and say to customers.',
      content: lines(
        'What I want: {specificOutcome}.',
        '{business_name} ({business_type}) has about {regulars} regular customers.',
        'How we bill them now: {billing_now}',
        'Minutes per invoice now: {invoice_minutes}',
        'Tools we use: {current_tools}',
        'Plan the move to billing on a set day with a card or bank account on file: which customers to move first, what each gets out of it, what happens with skipped or extra visits, and who to leave as is. Four weeks, one step a week, with a name and a day on every step.',
        'Write the text inviting them, my reply to "I\'d rather keep paying the way I always have," and what to say the day a card is declined. If I gave the minutes per invoice, add up what a month of them takes now. The fees to compare that with are [confirm with provider]. Card details belong with the payment company, never in my phone or notebook. Get consent in writing, and tell me what to keep.',
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
        customInput.number('invoice_minutes', 'Minutes per invoice now', [0, 240], {
          placeholder: '8',
        }),
        input('current_tools'),
      ],
    },
  ],
} satisfies Subcategory;
