import { customInput } from '../../custom-input.ts';
import { callScripts, documents, textMessages } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to send: the fees, deposits and stages usual work in this trade needs. */
export const termsThatFit: TradePromptTemplate = {
  icon: 'send',
  deliverables: [documents(1, 210, 'terms'), textMessages(1, 50), callScripts(2, 60)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Goal: {specificOutcome}.',
      `{business_name} (${trade.who})`,
      'Based in: {location}',
      'How customers pay now: {payment_terms}',
      'Terms I want: {terms_wanted}.',
      'Tone: {brand_voice}',
      `General, not about us: ${situation}`,
      request,
      'Write a 200-word block for quotes or website, a 250-character text for the booking, one sentence to say out loud, and my reply to "the other company doesn\'t charge that". Numbers I didn\'t give: [confirm].',
      `${caution} Put [check] on anything the law, a license, or a card company might limit, and say who can tell me.`,
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    customInput.text('terms_wanted', 'Fees, deposits and notice you want', trade.termsExample, {
      required: true,
    }),
    input('payment_terms'),
    input('brand_voice'),
  ],
};
