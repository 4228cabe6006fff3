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
      'What I want done: {specificOutcome}.',
      `This is for {business_name}, ${trade.who}.`,
      'Where we work: {service_area}',
      'Why people pick us: {unique_selling_proposition}',
      `General, not about us: ${situation}`,
      request,
      `Write one 350-word page. Prices in this trade depend on ${trade.priceDrivers}. Then an 80-word Google Business Profile post and a text I can paste, each ending with one next step: {call_to_action}.`,
      `${caution} Write [confirm] for missing facts.`,
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('call_to_action'),
    input('unique_selling_proposition'),
    input('service_area'),
  ],
};
