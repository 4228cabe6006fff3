import { documents, socialPosts } from '../../deliver.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to send: a short video that can be filmed on the next job. */
export const thirtySecondVideo: TradePromptTemplate = {
  icon: 'clapperboard',
  deliverables: [documents(1, 240, 'shot list'), socialPosts(1, 60, 'caption')],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Done when: {specificOutcome}.',
      `I run {business_name}, ${trade.who}.`,
      'It goes on: {primary_social_platforms}.',
      'Tone: {brand_voice}',
      `General, not about us: ${situation}`,
      request,
      'Give me eight shots at most: seconds, picture, and the words shown on screen. It can be followed without sound, is filmed by one person with dirty hands, and opens on the thing itself, not on me saying hello.',
      `Under the list, three first lines to choose from. Then a caption of 40 words. ${caution} Mark the shot people would skip.`,
      'End card: {call_to_action}.',
      'Limits: {constraints}',
    ),
  inputs: () => [input('primary_social_platforms'), input('call_to_action'), input('brand_voice')],
};
