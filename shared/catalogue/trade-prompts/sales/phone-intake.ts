import { customInput } from '../../custom-input.ts';
import { callScripts, textMessages } from '../../deliverable-builders.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to say: the first call, with the questions of the trade. */
export const phoneIntake: TradePromptTemplate = {
  icon: 'phone',
  deliverables: [
    callScripts(1, 280, 'the call'),
    callScripts(1, 60, 'why so expensive'),
    textMessages(1, 40, 'missed call'),
  ],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Goal: {specificOutcome}.',
      `Calls come in to {business_name}, ${trade.who}.`,
      "What we don't do: {not_offered}",
      'Fee to come out: {visit_fee}',
      'Prices I give by phone: {phone_prices}',
      `General, not about us: ${situation} Urgent: ${trade.emergencies}.`,
      request,
      `One page: hello, questions in order, price or range, next step with day and time, goodbye. ${caution}`,
      'Add a reply to "why so expensive?" and a missed-call text. Only my numbers, or [confirm].',
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    customInput.text(
      'not_offered',
      "What you don't do",
      'No weekends, nothing over 30 minutes away',
    ),
    customInput.money('visit_fee', 'What you charge to come out', [0, 10000], {
      placeholder: `{${trade.visitFeeExample}}`,
    }),
    customInput.text('phone_prices', 'Prices you give by phone', '{phonePrice}'),
  ],
};
