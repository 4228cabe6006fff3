/** The JSON schemas of the answers of the model, and reading their fields. */

import { type HelperId, helperIds, isHelperId } from '../catalogue/helper-ids.ts';
import { calculatorIds } from '../numbers/calculators/index.ts';
import { numberIds } from '../numbers/numbers.ts';
import { answerAsMarkdown } from './answer-parts/answer-as-markdown.ts';
import { helperAnswerFormat } from './answer-parts/answer-schema.ts';
import { cutParts } from './answer-parts/cut-parts.ts';
import type { Part } from './answer-parts/part.ts';

/** Said when the model answered without content; such a question does not count. */
export const emptyAnswer = "I'm sorry, I couldn't generate a response.";

/** Longest answer that is stored, in bytes of UTF-8 of its Markdown. */
const answerBytes = 32 * 1024;

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

/** The helper that the general assistant names; null if it is none of the seven. */
export const namedHelper = (fields: Readonly<Record<string, unknown>>): HelperId | null =>
  isHelperId(fields.suggested_helper_id) ? fields.suggested_helper_id : null;

/** The helper that an answer hands the question over to; null without a handoff, or when it names the one that answers. */
export const handedTo = (parts: readonly Part[], asked: HelperId): HelperId | null => {
  const handoff = parts.findLast((part) => part.kind === 'handoff');
  return handoff && handoff.helper_id !== asked ? handoff.helper_id : null;
};

/** The parts of an answer cut to the stored length, never inside a character. */
export const cutToStoredLength = (parts: readonly Part[]): Part[] => {
  const bytes = new TextEncoder().encode(answerAsMarkdown(parts));
  if (bytes.length <= answerBytes) return [...parts];
  const { length } = new TextDecoder().decode(bytes.subarray(0, answerBytes), { stream: true });
  return cutParts(parts, length);
};
