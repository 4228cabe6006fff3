import { customInput } from '../../custom-input.ts';
import { advice, callScripts, textMessages } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money this month: the right small offer to people who already know you. */
export const fillOpenDays: TradePromptTemplate = {
  icon: 'banknote',
  calculators: ['cost-per-lead'],
  deliverables: [advice(120), textMessages(2, 55), callScripts(1, 120)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Goal: {specificOutcome}.',
      `We're {business_name}, ${trade.who}.`,
      'Area: {service_area}',
      'Past customers I can reach: {past_customers}.',
      'Open slots: {open_slots}',
      `General, not about us: ${situation}`,
      request,
      `Tell me who to contact first. Write a 280-character text in my voice, a second text for anyone silent after a week, and a call opening for the best 10. ${caution}`,
      "My figures show what I make per slot, so don't calculate anything. Facts I didn't give: [confirm]. Only people who agreed to hear from us, each with a way to stop.",
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.number('past_customers', 'Past customers you can reach', [1, 20000], {
      required: true,
      placeholder: '85',
    }),
    customInput.text('open_slots', 'Open slots', 'Two mornings next week, most of the week after'),
    input('service_area'),
  ],
};
