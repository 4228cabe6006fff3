import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Something to use tomorrow: the last look before leaving, so that nobody has to come back. */
export const lastLook: TradePromptTemplate = {
  icon: 'clipboard-check',
  content: ({ situation, request, caution }, trade) =>
    lines(
      'In the van by then: {specificOutcome}.',
      `For the people of {business_name}, ${trade.who}.`,
      'The job it is for: {product_service_name}',
      'What we had to go back for lately: {went_back_for}.',
      'Crew level: {experience_level}',
      situation,
      request,
      'Write ten points at most, in walking order. Each can be seen, touched or tried and says what "right" is in under ten words; two are photos. English left, everyday Spanish right, read by a speaker first.',
      `Add the sentence with which we show the work to the customer. ${caution} Which three points would you keep?`,
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    customInput.text('went_back_for', 'What you went back for lately', trade.callBackExample, {
      required: true,
    }),
    input('product_service_name', { placeholder: trade.usualJob }),
    input('experience_level'),
  ],
};
