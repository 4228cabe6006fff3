import { customInput } from '../../custom-input.ts';
import { advice, callScripts, textMessages } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money kept this month: the complaint this trade hears most, answered today. */
export const usualComplaint: TradePromptTemplate = {
  icon: 'message-square-warning',
  deliverables: [
    textMessages(1, 55, 'for the next hour'),
    callScripts(1, 100),
    textMessages(1, 45, 'closes it'),
    advice(130),
  ],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'How it should end: {specificOutcome}.',
      `A customer of {business_name} (${trade.who}) is unhappy.`,
      'They wrote: <customer_text>{complaint_details}</customer_text>',
      'How serious: {severity}',
      'What happened: {crew_says}',
      "I'm willing to: {ready_to_do}",
      `General, not about this one: ${situation}`,
      request,
      "Write the reply for the next hour (300 characters), 3 sentences to open the call, and the message that closes it. Only promise what I'm willing to do, or a look on [day]. Then 2 ways to make it right, smaller first, hours as [confirm].",
      `${caution} An injury or a lawyer goes to the insurance company first.`,
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.area(
      'complaint_details',
      'What they said (first name is enough)',
      '{complaintExample}',
      { required: true },
    ),
    input('severity'),
    customInput.area(
      'crew_says',
      'What happened, from the person who was there',
      'We were in a hurry, it looked fine when we left',
    ),
    customInput.text(
      'ready_to_do',
      'What are you willing to do?',
      'Come tomorrow at 8 to look, my part fixed free',
    ),
  ],
};
