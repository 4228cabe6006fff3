import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to send: the fees, deposits and stages usual work in this trade needs. */
export const termsThatFit: TradePromptTemplate = {
  icon: 'send',
  calculators: ['no-show'],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Ready to send: {specificOutcome}.',
      `{business_name} (${trade.who}). The smallest thing we drive out for: ${trade.smallJob}.`,
      'Based in: {location}',
      'How we are paid now: {payment_terms}',
      'A usual job: {average_job_value}',
      'Tone: {brand_voice}',
      situation,
      request,
      'Write it as a block of 100 words for quote or website, a text of 250 characters for the booking, one sentence to say aloud, and my answer to "the other company does not charge that".',
      `${caution} Put [check] on whatever law, license board or card company may limit, and say who can tell me.`,
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    input('payment_terms'),
    input('average_job_value', { placeholder: String(trade.priceExample) }),
    input('brand_voice'),
  ],
};
