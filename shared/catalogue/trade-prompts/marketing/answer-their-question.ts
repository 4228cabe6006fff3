import { customInput } from '../../custom-input.ts';
import { documents, socialPosts, textMessages } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to send: a page that answers the question buyers of this trade ask first. */
export const answerTheirQuestion: TradePromptTemplate = {
  icon: 'send',
  deliverables: [documents(1, 360, 'web page'), socialPosts(1, 80), textMessages(1, 50)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'What I want done: {specificOutcome}.',
      `For {business_name}, ${trade.who}.`,
      'Where we work: {service_area}',
      'Why people pick us: {unique_selling_proposition}',
      'Facts for it: {page_facts}',
      `General, not about us: ${situation}`,
      request,
      `Write one 350-word page. Prices in this trade depend on ${trade.priceDrivers}. Then an 80-word Google Business Profile post and a text I can paste, each ending with one next step: {call_to_action}.`,
      `${caution} Gaps: [confirm].`,
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    input('call_to_action'),
    customInput.area('page_facts', 'What does the page have to get right?', trade.pageFactsExample),
    input('unique_selling_proposition'),
    input('service_area'),
  ],
};
