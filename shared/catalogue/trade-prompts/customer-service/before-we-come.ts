import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to send: what customers should know before the visit. */
export const beforeWeCome: TradePromptTemplate = {
  icon: 'send',
  calculators: ['no-show'],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'In use by then: {specificOutcome}.',
      `Messages from {business_name}, ${trade.who}.`,
      'Tone: {brand_voice}',
      'What goes wrong at the door: {door_trouble}.',
      situation,
      request,
      `Write four texts: at booking, the evening before, on the way, when done. Under 280 characters, one question at most, [day], [time] and [name] as the only gaps. Our customers worry about ${trade.worries}: take one worry away in each.`,
      `Which may go out by themselves? ${caution} The last one asks every customer the same open question.`,
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
