import { customInput } from '../../custom-input.ts';
import { advice, callScripts } from '../../deliver.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money this month: is the usual job of the trade priced so that it pays? The figures are computed by the app. */
export const priceCheck: TradePromptTemplate = {
  icon: 'calculator',
  calculators: ['price-check', 'hour-cost'],
  deliverables: [advice(300), callScripts(1, 60, 'the new price, said')],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'Goal: {specificOutcome}.',
      `I price jobs for {business_name}, ${trade.who}.`,
      'The job: {product_service_name}',
      'The figures for this job come with my message and count overhead and my own pay. Use them as they are; a what-if goes through calculate.',
      `General, not about us: ${situation}`,
      request,
      `First: does {average_job_value} hold? One small table: keep, raise, or change what is in it, with effect and risk. Then the new price as I would say it. ${caution}`,
      'Name the entry of mine you trust least and how to measure it. No market prices from memory.',
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    input('average_job_value', {
      required: true,
      label: 'What you charge for it',
      placeholder: String(trade.priceExample),
    }),
    customInput.number('job_hours', 'Crew hours on it, driving included', [0.1, 2000], {
      required: true,
      placeholder: String(trade.hoursExample),
    }),
    input('product_service_name', { placeholder: trade.usualJob }),
  ],
};
