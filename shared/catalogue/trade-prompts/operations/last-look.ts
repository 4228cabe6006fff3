import { customInput } from '../../custom-input.ts';
import { callScripts, documents } from '../../deliverable-builders.ts';
import { howOftenDoneBefore } from '../../inputs/how-often-done-before.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to use tomorrow: the last look before leaving, so that nobody has to come back. */
export const lastLook: TradePromptTemplate = {
  icon: 'clipboard-check',
  deliverables: [documents(1, 260, 'checklist'), callScripts(1, 50)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'What I want: {specificOutcome}.',
      `For {business_name}, ${trade.who}.`,
      "The job it's for: {product_service_name}",
      'What we had to go back for lately: {went_back_for}.',
      'Experience with this work: {card_user}',
      'Second language: {second_language}',
      `General, not about us: ${situation}`,
      request,
      'Write 10 points at most, in walking order, including what we went back for. Each can be seen, touched, or tried and says what "right" is in under 10 words. Two are photos. Put any second language next to each.',
      `Add the sentence for showing the customer the work. ${caution} Mark the 3 points that matter most.`,
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.text('went_back_for', 'What you had to go back for lately', '{callBackExample}', {
      required: true,
    }),
    input('product_service_name'),
    howOftenDoneBefore('card_user', 'How often has the person using it done this work?'),
    customInput.text('second_language', 'Second language on the checklist', '{secondLanguage}'),
  ],
};
