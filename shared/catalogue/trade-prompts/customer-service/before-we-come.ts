import { customInput } from '../../custom-input.ts';
import { advice, textMessages } from '../../deliver.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to send: what customers should know before the visit. */
export const beforeWeCome: TradePromptTemplate = {
  icon: 'send',
  deliverables: [textMessages(4, 55), advice(120)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'In use by then: {specificOutcome}.',
      `Messages from {business_name}, ${trade.who}.`,
      'Tone: {brand_voice}',
      'What goes wrong at the door: {door_trouble}.',
      `General, not about us: ${situation}`,
      request,
      `Write four texts: at booking, the evening before, on the way, when done. Pick what matters most of that. Under 280 characters, one question at most, [day], [time] and [name] as the only gaps. Usual worries: ${trade.worries}; take one away in each.`,
      `Say which may go out by themselves. ${caution} The last asks everyone the same open question.`,
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.text(
      'door_trouble',
      'What goes wrong at the door',
      'Nobody home, gate locked, not ready for us',
      { required: true },
    ),
    input('brand_voice'),
  ],
};
