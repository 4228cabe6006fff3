import { documents, socialPosts } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to send: a short video that can be filmed on the next job. */
export const thirtySecondVideo: TradePromptTemplate = {
  icon: 'clapperboard',
  deliverables: [documents(1, 240, 'shot list'), socialPosts(1, 60, 'caption')],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'What I want done: {specificOutcome}.',
      `I run {business_name}, ${trade.who}.`,
      'Where it goes: {primary_social_platforms}.',
      'Tone: {brand_voice}',
      `General, not about us: ${situation}`,
      request,
      'At most 8 shots, 30 seconds in all: seconds, picture, and words on screen. It has to make sense without sound, be easy to film alone with dirty hands, and open on the real thing.',
      `Then 3 opening lines to choose from and a 40-word caption. ${caution} Film only with the customer's yes, and never whose home it is. Mark the shot people skip.`,
      'End card: {call_to_action}.',
      'Limits: {constraints}',
    ),
  inputs: () => [input('primary_social_platforms'), input('call_to_action'), input('brand_voice')],
};
