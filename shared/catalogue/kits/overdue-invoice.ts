import { customInput } from '../custom-input.ts';
import { emails, textMessages } from '../deliverable-builders.ts';
import { lines } from '../join-prompt-lines.ts';
import { closingLines, kitDeliverables, theirMessage, tone } from './common-parts.ts';
import type { Kit } from './kit.ts';

/** The work is done, the money is not there. */
export const overdueInvoice = {
  id: 'kit.overdue-invoice',
  kind: 'overdue-invoice',
  version: 2,
  helper: 'finance',
  title: 'An overdue invoice',
  guessed: 'This looks like an overdue invoice',
  description: 'Ask for your money clearly and stay on good terms.',
  defaultSpecificOutcome: 'Paid, or a payment date set, within 7 days',
  inputs: [
    theirMessage,
    tone,
    customInput.money('invoice_amount', 'How much do they owe?', [1, 1000000], {
      placeholder: '{860}',
    }),
  ],
  number: 'invoice_amount',
  deliverables: kitDeliverables(textMessages(1, 45, 'Short'), emails(1, 110, 'Full')),
  content: lines(
    'Goal: {specificOutcome}.',
    '{business_name}, {business_type}',
    'They owe {invoice_amount}.',
    'The last message about it, theirs or mine:',
    '<customer_text>{their_message}</customer_text>',
    'Tone: {sound_like}',
    "The bottom line, in 2 sentences for me: forgot, can't, or won't, and what they might be right about.",
    "Write 2 messages in that tone: a text message of at most 45 words and an email of at most 110 with a subject. Each says what's owed and since when, asks for the day it will be paid, and says how: [way to pay]. If they ask for a payment plan or more time, ask what they propose. Don't agree for me. Don't threaten court, credit reports, fees, or interest. If they question the invoice, clear that up first.",
    ...closingLines,
  ),
} satisfies Kit;
