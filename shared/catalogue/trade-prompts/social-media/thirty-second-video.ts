import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to send: a short video that can be filmed on the next job. */
export const thirtySecondVideo: TradePromptTemplate = {
  icon: 'clapperboard',
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Done when: {specificOutcome}.',
      `I run {business_name}, ${trade.who}.`,
      'It goes on: {primary_social_platforms}.',
      'Tone: {brand_voice}',
      situation,
      request,
      'Give me six shots at most: seconds, picture, and the words spoken or shown. It works without sound, is filmed by one person with dirty hands, and opens on the thing itself, not on me saying hello.',
      `Then a caption of 40 words and three first lines. ${caution} Which shot would people skip?`,
      'End card: {call_to_action}.',
      'Limits: {constraints}',
    ),
  inputs: () => [input('primary_social_platforms'), input('call_to_action'), input('brand_voice')],
};
