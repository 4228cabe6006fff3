import { documents, socialPosts, textMessages } from '../../deliver.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to send: a page that answers the question buyers of this trade ask first. */
export const answerTheirQuestion: TradePromptTemplate = {
  icon: 'send',
  deliverables: [documents(1, 360, 'web page'), socialPosts(1, 80), textMessages(1, 50)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Finished by the end: {specificOutcome}.',
      `For {business_name}, ${trade.who}.`,
      'Where we work: {service_area}',
      'Why people pick us: {unique_selling_proposition}',
      `General, not about us: ${situation}`,
      request,
      `Write one page of 350 words. Prices in this trade turn on ${trade.priceDrivers}. Then a Google Business Profile post of 80 words and a text to paste, each ending in one next step: {call_to_action}.`,
      `${caution} [confirm] for missing facts.`,
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('call_to_action'),
    input('unique_selling_proposition'),
    input('service_area'),
  ],
};
