import { customInput } from '../../custom-input.ts';
import { documents, textMessages } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to use: questions and a paid trial that show the work of the trade. */
export const trialDay: TradePromptTemplate = {
  icon: 'clipboard-list',
  deliverables: [documents(1, 420, 'trial sheet'), textMessages(2, 55)],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'What I want: {specificOutcome}.',
      `Hiring at {business_name}, ${trade.who}.`,
      'Role: {crew_role}.',
      'What matters most: {matters_most}',
      'Who goes with them: {buddy}',
      `General, not about us: ${situation}`,
      request,
      'Write one page: 6 questions, the same for all, with what strong and weak answers include; the trial hour by hour; 5 visible points to mark yes, almost, or not yet. Then both messages, yes and no. If I named no one, I go with them.',
      `Don't compare my applicants. ${caution} A trial is paid work, so list what payroll, insurance, and an employment lawyer need to settle first.`,
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('crew_role', { required: true }),
    customInput.text(
      'matters_most',
      'What matters most to you',
      'On time, careful, speaks up when unsure',
    ),
    customInput.text('buddy', 'Who goes with them (you, or a first name)', 'Me'),
  ],
};
