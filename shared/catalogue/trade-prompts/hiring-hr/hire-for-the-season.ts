import { customInput } from '../../custom-input.ts';
import { documents, socialPosts, steps } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money this month: the pair of hands the trade's busy weeks need, and the ad that finds it. */
export const hireForTheSeason: TradePromptTemplate = {
  icon: 'user-plus',
  calculators: ['cost-of-hire'],
  deliverables: [documents(1, 310, 'job ad'), socialPosts(1, 50), steps(150)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Goal: {specificOutcome}.',
      `We're {business_name}, ${trade.who}.`,
      'Where: {service_area}',
      'The role: {crew_role}.',
      'Pay: {pay_range}',
      'What else I offer: {on_offer}',
      'Second language: {second_language}',
      `General, not about us: ${situation}`,
      request,
      `Draft a 140-word ad with pay, hours, place, the hard part, and how to apply by text. Repeat it in any second language I named, for a fluent speaker to check. Add a 40-word post, and where to put both, over 10 days. What I didn't give is [confirm]. ${caution}`,
      'No age, family, health, or origin. License, driving, and lifting lines go to an employment lawyer.',
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    input('crew_role', { required: true }),
    customInput.text('pay_range', 'Pay range', trade.payExample ?? '{payWithRaise}'),
    customInput.text('on_offer', 'What you offer besides pay', 'Fixed days, tools, paid training'),
    customInput.text('second_language', 'Second language for the ad', '{secondLanguage}'),
    input('service_area'),
  ],
};
