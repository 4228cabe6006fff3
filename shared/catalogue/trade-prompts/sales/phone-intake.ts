import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to say: the first call, with the questions of the trade. */
export const phoneIntake: TradePromptTemplate = {
  icon: 'phone',
  content: ({ situation, request, caution }, trade) =>
    lines(
      'When the call ends: {specificOutcome}.',
      `Calls come in at {business_name}, ${trade.who}. Urgent for us: ${trade.emergencies}.`,
      'Tone: {brand_voice}',
      'What we do not do: {not_offered}',
      situation,
      request,
      `Write it on one page: hello, questions in order, price or range, next step with day and time, goodbye. ${caution}`,
      'Add a missed-call text and an answer to "why so expensive?". My numbers only, else [confirm].',
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.text(
      'not_offered',
      'What you do not do',
      'No weekends, nothing over two hours away',
    ),
    input('brand_voice'),
  ],
};
