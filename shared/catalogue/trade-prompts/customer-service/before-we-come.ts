import { customInput } from '../../custom-input.ts';
import { advice, textMessages } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to send: what customers should know before the visit. */
export const beforeWeCome: TradePromptTemplate = {
  icon: 'send',
  deliverables: [textMessages(4, 55), advice(120)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'What I want: {specificOutcome}.',
      `Texts from {business_name}, ${trade.who}.`,
      'Tone: {brand_voice}',
      'What goes wrong at the door: {door_trouble}.',
      `General, not about us: ${situation}`,
      request,
      `Write 4 texts: at booking, the evening before, on the way, when done. Pick what matters most from that. Under 280 characters, one question at most, [day], [time], [name], and [confirm] as the only blanks. Common worries: ${trade.worries}. Ease one where it fits.`,
      `Say which ones can go out automatically. ${caution} The last one asks everyone the same open question.`,
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.text('door_trouble', 'What goes wrong at the door', '{doorTroubleExample}', {
      required: true,
    }),
    input('brand_voice'),
  ],
};
