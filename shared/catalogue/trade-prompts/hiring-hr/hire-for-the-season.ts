import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money this month: the pair of hands the trade's busy weeks need, and the ad that finds it. */
export const hireForTheSeason: TradePromptTemplate = {
  icon: 'user-plus',
  calculators: ['cost-of-hire'],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Goal: {specificOutcome}.',
      `We are {business_name}, ${trade.who}.`,
      'Where: {service_area}',
      'The role: {crew_role}.',
      'Pay: {pay_range}',
      situation,
      request,
      `Write the ad in 140 words with pay, hours, place, the hard part and how to apply by text; a 40-word version; a Spanish one for a speaker to check. Then where to put it, over ten days. ${caution}`,
      'Ask only what the job needs; age, family, health and origin stay out. License, driving and lifting lines go to an employment adviser. What does an empty place cost me a week?',
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    input('crew_role', { required: true, placeholder: trade.roleExample }),
    customInput.text('pay_range', 'Pay range', '19 an hour, 21 after 60 days'),
    input('service_area'),
  ],
};
