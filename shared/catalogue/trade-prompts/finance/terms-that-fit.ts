import { customInput } from '../../custom-input.ts';
import { callScripts, documents, textMessages } from '../../deliver.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to send: the fees, deposits and stages usual work in this trade needs. */
export const termsThatFit: TradePromptTemplate = {
  icon: 'send',
  deliverables: [documents(1, 210, 'terms'), textMessages(1, 50), callScripts(2, 60)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Ready to send: {specificOutcome}.',
      `{business_name} (${trade.who})`,
      'Based in: {location}',
      'How we are paid now: {payment_terms}',
      'Terms I want: {terms_wanted}.',
      'A usual job: {average_job_value}',
      'Tone: {brand_voice}',
      `General, not about us: ${situation}`,
      request,
      'Write a block of 200 words for quote or website, a text of 250 characters for the booking, one sentence to say aloud, and my answer to "the other company does not charge that". Numbers I did not give: [confirm].',
      `${caution} Put [check] on what law, license board or card company may limit, and say who can tell me.`,
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    customInput.text(
      'terms_wanted',
      'Fees, deposits and notice you want',
      'A third before we start, 24 hours to cancel',
      { required: true },
    ),
    input('payment_terms'),
    input('average_job_value', { placeholder: String(trade.priceExample) }),
    input('brand_voice'),
  ],
};
