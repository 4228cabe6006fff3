/** The strict JSON schema a provider is asked to keep to, written by hand so that a cold start needs no schema library. */
import { helperIds } from '../../catalogue/helper-ids.ts';
import { answerLimits } from './answer-limits.ts';
import { draftChannels } from './draft-channels.ts';
import { addUpUnits } from './proposed-calculations-and-facts.ts';

const { calculate, addUp, steps, question, facts, decisions } = answerLimits;

// Strict mode wants every field required and nothing else allowed, and knows no lengths of texts: those stand in the
// descriptions, and the reader cuts what is longer.
const text = (description: string) => ({ type: 'string', description });
const textOrNull = (description: string) => ({ type: ['string', 'null'], description });
const number = (description: string) => ({ type: 'number', description });
const oneOf = (values: readonly string[]) => ({ type: 'string', enum: values });
const whole = (description: string, minimum: number, maximum: number) => ({
  type: 'integer',
  description,
  minimum,
  maximum,
});
const list = (description: string, maxItems: number, items: object) => ({
  type: 'array',
  description,
  maxItems,
  items,
});
const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
/** `kind` comes first: providers tell the alternatives apart by it, and the reader knows what is growing. */
const part = (kind: string, properties: Record<string, object>) =>
  object({ kind: oneOf([kind]), ...properties });

/** Long fields come last, so that the small ones are known when the words begin. */
const parts = [
  part('text', { markdown: text('What you say to the owner, in Markdown.') }),
  part('draft', {
    channel: oneOf(draftChannels),
    title: text('Two to six words that name the draft.'),
    subject: textOrNull(
      'The subject of an email, written for the customer, never the title of the task; null for every other channel.',
    ),
    body: text(
      'Ready to send, in plain text; Markdown only in a document. A name or detail you do not know stands as [first name].',
    ),
  }),
  part('steps', {
    items: list(
      'What the owner does, in this order.',
      steps.items,
      object({
        title: text('Begins with a verb, at most ten words.'),
        detail: text('How, in one or two sentences.'),
        due_in_days: whole('Days from the day of the owner’s last message.', 0, steps.dueInDays),
        minutes: whole('How long it takes.', 1, steps.minutes),
        who: textOrNull('Who does it; null for the owner.'),
      }),
    ),
  }),
  part('question', {
    text: text('The one question that matters most now.'),
    choices: list(
      'Answers to tap, if there are any to choose from.',
      question.choices,
      text('At most six words.'),
    ),
  }),
  part('handoff', {
    helper_id: oneOf(helperIds),
    brief: text('What the next helper must know, at most 400 characters.'),
  }),
];

/** The ids the sums of an answer may name: of the calculators, and of the numbers they take. */
export type SumIds = { calculators: readonly string[]; numbers: readonly string[] };

const calculateList = ({ calculators, numbers }: SumIds) =>
  list(
    'Sums to work out before you answer, else empty. With sums, leave the rest empty: you are asked again with the figures.',
    calculate.sums,
    object({
      calculator: oneOf(calculators),
      inputs: list(
        'What is known, nothing guessed.',
        calculate.inputs,
        object({ id: oneOf(numbers), value: { type: 'number' } }),
      ),
    }),
  );

const addUpList = list(
  'Totals none of the calculators gives, else empty; the same rule as for calculate.',
  addUp.sums,
  object({
    unit: oneOf(addUpUnits),
    lines: list(
      'What is added up, nothing guessed.',
      addUp.lines,
      object({
        label: text('What the line is, in a few words.'),
        amount: number('Negative to take it away.'),
        times: number('How many times it counts; 1 for once.'),
      }),
    ),
    per: {
      type: ['number', 'null'],
      description: 'What the total is divided by; null for nothing.',
    },
    per_label: textOrNull('What it is divided by, for example miles; else null.'),
  }),
);

/** The fields by which an answer asks for sums; they come first. */
export const sumFields = (ids: SumIds) => ({ calculate: calculateList(ids), add_up: addUpList });

/** The answer of a helper. Sums come first, so that an answer that asks for them is known before its first word. */
export const helperAnswerFormat = (ids: SumIds) => ({
  name: 'helper_answer',
  schema: object({
    ...sumFields(ids),
    parts: list('The answer, in the order it is read.', answerLimits.parts, { anyOf: parts }),
    facts: list(
      'New lasting facts about the business that the owner stated in their last message.',
      facts.items,
      object({
        quote: text("The owner's own words that say it, copied letter by letter."),
        key: text('Two or three words that name the fact, for example "crew size".'),
        value: text('The fact in at most 200 characters.'),
      }),
    ),
    decisions: list(
      'Decisions the owner said they have made, each in at most 200 characters.',
      decisions.items,
      { type: 'string' },
    ),
  }),
});
