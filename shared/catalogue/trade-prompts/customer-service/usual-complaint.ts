import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money kept this month: the complaint this trade hears most, answered today. */
export const usualComplaint: TradePromptTemplate = {
  icon: 'message-square-warning',
  content: ({ situation, request, caution }, trade) =>
    lines(
      'How it should end: {specificOutcome}.',
      `A customer of {business_name} (${trade.who}) is unhappy.`,
      'They write: <customer_text>{complaint_details}</customer_text>',
      'Seriousness: {severity}',
      'My crew says: {crew_says}',
      situation,
      request,
      'Write the answer for the next hour (300 characters), the first three sentences of the call, and the message that closes it. Then two ways to make it good, smaller first, with cost.',
      `${caution} If somebody is hurt or a lawyer is named, I call my insurer before I write more.`,
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    customInput.area(
      'complaint_details',
      'What they say (first name is enough)',
      trade.complaintExample,
      {
        required: true,
      },
    ),
    input('severity'),
    customInput.text(
      'crew_says',
      'What your crew says',
      'They were in a hurry, it looked fine at noon',
    ),
  ],
};
