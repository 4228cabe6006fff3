/** The JSON schemas of the answers of the model, and reading their fields. */

import { helperIds } from '../catalogue/helper-ids.ts';
import { calculatorIds } from '../numbers/calculators/index.ts';
import { numberIds } from '../numbers/numbers.ts';
import { helperAnswerFormat } from './answer-parts/answer-schema.ts';

/** Said when the model answered without content; such a question does not count. */
export const emptyAnswer = "I'm sorry, I couldn't generate a response.";

/** The answer of a helper, as JSON schema. */
export const helperFormat = helperAnswerFormat({
  calculators: calculatorIds,
  numbers: numberIds,
});

/** The field of the assistant's answer that is shown while the rest is written. */
export const assistantTextField = 'response';

/** The answer of the general assistant, as JSON schema. */
export const assistantAnswerFormat = {
  name: 'director_answer',
  schema: {
    type: 'object',
    properties: {
      [assistantTextField]: {
        type: 'string',
        description:
          'One to three short sentences in simple words, in Markdown; up to five where you answer yourself.',
      },
      suggested_helper_id: {
        type: ['string', 'null'],
        enum: [...helperIds, null],
        description: 'The helper to go to, or null when none fits.',
      },
    },
    required: [assistantTextField, 'suggested_helper_id'],
    additionalProperties: false,
  },
};
