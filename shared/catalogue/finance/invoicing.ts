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

/** Bills that are understood, sent and paid. */
export const invoicing = {
  id: 'invoice-billing',
  name: 'Invoice & Billing',
  about: 'Send invoices that get paid, and collect the overdue ones.',
  icon: 'receipt-text',
  prompts: [
    {
      id: 'finance.invoicing.overdue-ladder',
      version: 5,
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
        'Lay out 5 steps with the day each goes out: a text, a call, an email, a firm letter, a final notice. Write each one in full, short, and polite enough that I could still work for them. Each asks one question they can answer in a minute and offers one easy way to pay.',
        'Tell me which step this invoice is on today. Add what to write down after each call. Never mention court, credit reports, or fees as a bluff. Where those steps exist, list them as questions for a lawyer. Tell me plainly why they might be right not to pay.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'This invoice collected within 30 days',
      additionalInputs: [
        customInput.number('days_late', 'How many days overdue?', [0, 1500], {
          required: true,
          placeholder: '38',
        }),
        customInput.money('invoice_amount', 'Invoice amount', [1, 1000000], {
          required: true,
          placeholder: '{860}',
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
      version: 4,
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
        'Rewrite it top to bottom: a clear description of the work, the amount due where people look first, the due date as a date, how to pay in 2 taps, who to call with a question. Keep it to one page. Then write the message to send with it the day we finish the job, as a text and as an email.',
        'List what makes people set my current version aside, worst first. Businesses often need a PO number or a contact name, so give me 3 questions to ask a commercial customer before the first job. What the law requires on an invoice depends on where you are, so end with what to check with my accountant.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'New invoice in use on the next job',
      additionalInputs: [
        customInput.area(
          'invoice_now',
          'What your invoice says now',
          'Invoice 114. Work done, {475}. Due on receipt.',
          { required: true },
        ),
        input('customer_type'),
        input('payment_terms'),
      ],
    },
    {
      id: 'finance.invoicing.chargeback',
      version: 2,
      deliverables: [
        documents(1, 180, 'reply to the card company'),
        textMessages(1, 50),
        callScripts(1, 60),
        steps(90),
      ],
      title: 'A customer disputed the charge',
      description: 'Answer a card dispute with proof before the deadline.',
      content: lines(
        'Goal: {specificOutcome}.',
        'I run {business_name}, {business_type}.',
        'What they dispute: <owner_text>{disputed_charge}</owner_text>',
        'Proof I have: <owner_text>{proof_at_hand}</owner_text>',
        'My deadline to answer: {answer_due}',
        'Write the reply I upload to the card company, on one page: what was agreed on, what we did, and when they paid, in order of date, with the piece of proof behind each line. No anger and no guesses about why they did it. Then a text to the customer that asks what went wrong and offers [my offer] to settle it, and what to say if they call.',
        "List the proof I'm still missing and where to find it tonight. If they have a point, tell me, and say when a refund costs less than a fight. The card company decides, and it sets the fees, the deadline, and what counts as proof, so give me the questions for its support line. Don't tell me I'll win.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Reply with proof uploaded 2 days before the deadline',
      additionalInputs: [
        customInput.area(
          'disputed_charge',
          "What they're disputing",
          '{460} on the 3rd. They say the work was never finished',
          { required: true },
        ),
        customInput.area(
          'proof_at_hand',
          'What proof do you have?',
          'Signed quote, photos after the job, a text that says thanks',
          { required: true },
        ),
        customInput.text('answer_due', 'When do you have to answer?', 'By the 18th'),
      ],
    },
    {
      id: 'finance.invoicing.small-claims',
      version: 4,
      deliverables: [
        advice(90),
        documents(1, 130, 'final demand letter'),
        documents(1, 140, 'facts by date'),
        steps(80),
      ],
      title: 'Is small claims worth it?',
      description: 'A final demand letter, your facts in order, and a straight answer about court.',
      content: lines(
        'What I want to decide: {specificOutcome}.',
        'I run {business_name}, {business_type}.',
        'Where we work: {location}',
        'What they owe: {owed_since}.',
        'What was agreed on and said: <owner_text>{paper_trail}</owner_text>',
        'What they say is wrong: {their_side}',
        'First tell me if this is worth it: the amount against my time [guess], the fees [confirm], and whether they could pay at all. Then write the final demand letter, fit for a judge to read: the facts, the amount, a date to pay by, how to pay, and one way to settle.',
        'Next, one page with my facts in order of date and the proof for each. Name my weakest spot. No threats, no invented fees. End with what to do by which day.',
        "You're not my lawyer. These differ by place, so list what to ask the court clerk: their time to answer, papers to send along, interest, limits, the right court. Say when an hour with a lawyer pays off.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Letter sent by Friday, then court or no court when their time is up',
      additionalInputs: [
        customInput.text(
          'owed_since',
          'What do they owe, for what work, and since when?',
          '{1,850} for work finished on the 2nd of last month, due on the 12th',
          { required: true },
        ),
        customInput.area(
          'paper_trail',
          'What did you agree on, and what have they said?',
          'Signed quote, photos of the finished job, 2 texts that say next week',
          { required: true },
        ),
        customInput.text('their_side', 'What do they say is wrong?', 'They say it took too long'),
      ],
    },
  ],
} satisfies Subcategory;
