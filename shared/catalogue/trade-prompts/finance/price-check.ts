import { customInput } from '../../custom-input.ts';
import { advice, callScripts } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money this month: is the usual job of the trade priced so that it pays? The figures are computed by the app. */
export const priceCheck: TradePromptTemplate = {
  icon: 'calculator',
  calculators: ['price-check', 'hour-cost'],
  deliverables: [advice(300), callScripts(1, 60, 'how to say the new price')],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Goal: {specificOutcome}.',
      `I price jobs for {business_name}, ${trade.who}.`,
      'The job: {product_service_name}',
      'The figures for this job come with my message and include overhead and my own pay. Use them as they are, and calculate any what-if.',
      `General, not about us: ${situation}`,
      request,
      `First: is {average_job_value} enough? What's my minimum? One small table: keep it, raise it, or change what's included, with effect and risk. Then how I'd say the new price. ${caution}`,
      'Tell me which of my numbers you trust least and how to measure it. No market prices from memory.',
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    input('average_job_value', {
      required: true,
      label: 'What you charge for it',
      placeholder: '{priceExample}',
    }),
    customInput.number('job_hours', 'Crew hours for the job, including driving', [0.1, 2000], {
      required: true,
      placeholder: String(trade.hoursExample),
    }),
    input('product_service_name'),
  ],
};
