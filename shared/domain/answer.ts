/** The JSON schemas of the answers of the model, and reading their fields. */
import { sumFields } from './answer-parts/answer-schema.ts';
import { calculatorIds } from './calculators/calculator.ts';
import { type HelperId, helperIds, isHelperId } from './helper-ids.ts';
import { numberIds } from './numbers.ts';

/** Shown when the model answered without content. */
export const emptyAnswer = "I'm sorry, I couldn't generate a response.";

/** Longest reply that is stored, in bytes of UTF-8. */
const replyBytes = 32 * 1024;

const text = (description: string) => ({ type: 'string', description });
const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const namedHelper = (description: string) => ({
  type: ['string', 'null'],
  enum: [...helperIds, null],
  description,
});

/** The two shapes of an answer as JSON schema; sums come first, so that an answer that asks for them is known before its first word, then the field that is shown while the rest is written. */
export const answerSchemas = {
  helper: {
    name: 'helper_answer',
    shown: 'content',
    schema: object({
      ...sumFields({ calculators: calculatorIds, numbers: numberIds }),
      content: text('The answer, in Markdown; empty when you ask for sums.'),
      facts: {
        type: 'array',
        maxItems: 5,
        description:
          'New lasting facts about the business that the owner stated in their last message.',
        items: object({
          key: text('Two or three words that name the fact, for example "crew size".'),
          value: text('The fact in at most 200 characters.'),
          quote: text("The owner's own words it was taken from, copied from their last message."),
        }),
      },
      decisions: {
        type: 'array',
        maxItems: 5,
        description: 'Decisions the owner said they have made, each in at most 200 characters.',
        items: { type: 'string' },
      },
      suggested_helper_id: namedHelper(
        'Another helper that most of the question belongs to, or null, as it usually is.',
      ),
    }),
  },
  director: {
    name: 'director_answer',
    shown: 'response',
    schema: object({
      response: text('One to three short sentences in simple words, in Markdown.'),
      suggested_helper_id: namedHelper('The helper to go to, or null when none fits.'),
    }),
  },
} as const;

/** The helper that an answer names; null if it is none of the seven, or the one that answers. */
export const suggestedHelper = (
  whole: Record<string, unknown> | undefined,
  asked: HelperId | null,
): HelperId | null =>
  isHelperId(whole?.suggested_helper_id) && whole.suggested_helper_id !== asked
    ? whole.suggested_helper_id
    : null;

/** A reply cut to the stored length, never inside a character. */
export const storable = (reply: string) => {
  const bytes = new TextEncoder().encode(reply);
  if (bytes.length <= replyBytes) return reply;
  return new TextDecoder().decode(bytes.subarray(0, replyBytes), { stream: true });
};
