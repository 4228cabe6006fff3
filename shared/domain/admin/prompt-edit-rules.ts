/**
 * Checks a starter prompt that an admin edited: the bounds of the catalogue's schema with messages, and rules that a schema
 * cannot express. No zod here, so that the editor checks while the admin types, by the same rules as the server.
 */

import { hasTooManyRequired, promptBounds, tooManyRequired } from '../catalogue/prompt-bounds.ts';
import { isPromptIcon } from '../catalogue/prompt-icons.ts';
import type { PromptInput, StarterPrompt } from '../catalogue/starter-prompt.ts';
import { unknownPlaceholders } from '../chat/prompt/compose-prompt.ts';

/** The parts of a starter prompt an admin may change. */
export type PromptText = Pick<
  StarterPrompt,
  | 'title'
  | 'description'
  | 'icon'
  | 'prompt_content'
  | 'additional_inputs'
  | 'defaultSpecificOutcome'
>;
/** A problem of a prompt: its field (`title`, `blank.2.label`) and what to do about it. */
export type PromptProblem = { readonly field: string; readonly message: string };

const fieldLabels = {
  title: 'Title',
  description: 'Description',
  prompt_content: 'Prompt',
  defaultSpecificOutcome: 'Outcome',
} as const;

/** All problems of a prompt in the order of the form; empty if it may be saved. */
export const promptProblems = (prompt: PromptText): PromptProblem[] => [
  ...(Object.keys(fieldLabels) as (keyof typeof fieldLabels)[]).flatMap((field) =>
    lengthProblem(field, fieldLabels[field], prompt[field], promptBounds[field]),
  ),
  ...iconProblem(prompt),
  ...placeholderProblems(prompt),
  ...dataBlockProblems(prompt.prompt_content),
  ...inputProblems(prompt.additional_inputs),
];

const lengthProblem = (
  field: string,
  name: string,
  text: string,
  [min, max]: readonly [number, number],
): PromptProblem[] => {
  if (text.trim().length < min)
    return [
      {
        field,
        message: min > 1 ? `${name} needs at least ${min} characters` : `${name} is required`,
      },
    ];
  return text.length > max ? [{ field, message: `${name}: ${max} characters max` }] : [];
};

const iconProblem = ({ icon }: PromptText): PromptProblem[] =>
  isPromptIcon(icon) ? [] : [{ field: 'icon', message: 'Choose an icon from the list' }];

const placeholderProblems = ({
  prompt_content,
  additional_inputs,
}: PromptText): PromptProblem[] => {
  const unknown = [...new Set(unknownPlaceholders(prompt_content, additional_inputs))];
  if (!unknown.length) return [];
  const list = unknown.map((name) => `{${name}}`).join(', ');
  return [
    {
      field: 'prompt_content',
      message: `No blank is named ${list}. Add one, or remove it from the prompt.`,
    },
  ];
};

/** Pasted text is put between tags, so that the model does not take it for an instruction; each tag must be closed. */
const dataBlockProblems = (content: string): PromptProblem[] => {
  let open: string | undefined;
  for (const [tag, slash, name] of content.matchAll(/<(\/?)([a-z]+_(?:text|notes))>/g)) {
    const fits = slash ? open === name : open === undefined;
    if (!fits) return [{ field: 'prompt_content', message: `${tag} isn’t allowed here` }];
    open = slash ? undefined : name;
  }
  return open ? [{ field: 'prompt_content', message: `<${open}> is never closed` }] : [];
};

const inputProblems = (blanks: readonly PromptInput[]): PromptProblem[] => {
  if (blanks.length > promptBounds.inputs)
    return [{ field: 'blanks', message: `Use ${promptBounds.inputs} blanks or fewer` }];
  if (hasTooManyRequired(blanks)) return [{ field: 'blanks', message: tooManyRequired }];
  return blanks.flatMap((blank, at) => {
    const field = (name: string) => `blank.${at}.${name}`;
    return [
      ...nameProblem(field('id'), blank, blanks),
      ...lengthProblem(field('label'), 'Label', blank.label, promptBounds.label),
      ...lengthProblem(
        field('placeholder'),
        'Example',
        blank.placeholder ?? '',
        promptBounds.placeholder,
      ),
      ...lengthProblem(field('hint'), 'Hint', blank.hint ?? '', promptBounds.hint),
      ...optionProblem(field('options'), blank),
      ...rangeProblem(field('validation'), blank),
    ];
  });
};

const nameProblem = (field: string, { id }: PromptInput, all: readonly PromptInput[]) => {
  if (!/^[a-z][a-z0-9_]*$/.test(id))
    return [
      {
        field,
        message: 'Use only lowercase letters, numbers, and _ in the name. Start with a letter.',
      },
    ];
  return all.filter((other) => other.id === id).length > 1
    ? [{ field, message: `Two blanks are named ${id}` }]
    : [];
};

const optionProblem = (field: string, { type, options }: PromptInput): PromptProblem[] => {
  if (type !== 'select')
    return options ? [{ field, message: 'Only dropdowns can have choices' }] : [];
  if ((options?.length ?? 0) < 2)
    return [{ field, message: 'A dropdown needs at least 2 choices' }];
  const values = options?.map(({ value }) => value) ?? [];
  if (options?.some(({ value, label }) => !value || !label))
    return [{ field, message: 'Every choice needs a label' }];
  return new Set(values).size < values.length
    ? [{ field, message: 'Two choices are the same' }]
    : [];
};

const rangeProblem = (field: string, { validation }: PromptInput): PromptProblem[] =>
  (validation?.min ?? Number.NEGATIVE_INFINITY) > (validation?.max ?? Number.POSITIVE_INFINITY)
    ? [{ field, message: 'The minimum is higher than the maximum. Lower it.' }]
    : [];
