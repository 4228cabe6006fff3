/**
 * What an admin may make of a starter prompt: the bounds of the catalogue's schema in words for people, and what a schema
 * cannot see. Free of schemas, so that the editor tells while somebody types and the server decides by the same rules.
 */

import { unknownPlaceholders } from './compose.ts';
import { promptBounds } from './prompt-bounds.ts';
import type { PromptInput, StarterPrompt } from './starter-prompt.ts';

/** The parts of a starter prompt an admin may change. */
export type PromptText = Pick<
  StarterPrompt,
  'title' | 'description' | 'prompt_content' | 'additional_inputs' | 'defaultSpecificOutcome'
>;
/** Something wrong with a prompt: the field it stands in (`title`, `blank.2.label`) and what to do about it. */
export type PromptProblem = { readonly field: string; readonly message: string };

const names = {
  title: 'Title',
  description: 'Description',
  prompt_content: 'Prompt',
  defaultSpecificOutcome: 'Outcome',
} as const;

/** Everything wrong with a prompt in the order of the form; empty when it may be saved. */
export const promptProblems = (words: PromptText): PromptProblem[] => [
  ...(Object.keys(names) as (keyof typeof names)[]).flatMap((field) =>
    lengthFlaw(field, names[field], words[field], promptBounds[field]),
  ),
  ...placeholderFlaws(words),
  ...dataBlockFlaws(words.prompt_content),
  ...blankFlaws(words.additional_inputs),
];

const lengthFlaw = (
  field: string,
  name: string,
  text: string,
  [min, max]: readonly [number, number],
): PromptProblem[] => {
  if (text.trim().length < min)
    return [
      { field, message: min > 1 ? `${name} needs ${min} letters or more` : `${name} is required` },
    ];
  return text.length > max ? [{ field, message: `${name}: at most ${max} letters` }] : [];
};

const placeholderFlaws = ({ prompt_content, additional_inputs }: PromptText): PromptProblem[] => {
  const strange = [...new Set(unknownPlaceholders(prompt_content, additional_inputs))];
  if (!strange.length) return [];
  const list = strange.map((name) => `{${name}}`).join(', ');
  return [
    {
      field: 'prompt_content',
      message: `Nothing fills ${list}. Add a blank with that name, or take it out.`,
    },
  ];
};

/** What an owner pastes stands between tags, so that the model cannot take it for an order; each must be closed. */
const dataBlockFlaws = (content: string): PromptProblem[] => {
  let open: string | undefined;
  for (const [tag, slash, name] of content.matchAll(/<(\/?)([a-z]+_(?:text|notes))>/g)) {
    const fits = slash ? open === name : open === undefined;
    if (!fits) return [{ field: 'prompt_content', message: `${tag} does not fit here` }];
    open = slash ? undefined : name;
  }
  return open ? [{ field: 'prompt_content', message: `<${open}> is never closed` }] : [];
};

const blankFlaws = (blanks: readonly PromptInput[]): PromptProblem[] => {
  if (blanks.length > promptBounds.inputs)
    return [{ field: 'blanks', message: `Ask for at most ${promptBounds.inputs} things` }];
  return blanks.flatMap((blank, at) => {
    const field = (name: string) => `blank.${at}.${name}`;
    return [
      ...nameFlaw(field('id'), blank, blanks),
      ...lengthFlaw(field('label'), 'Label', blank.label, promptBounds.label),
      ...lengthFlaw(
        field('placeholder'),
        'Example',
        blank.placeholder ?? '',
        promptBounds.placeholder,
      ),
      ...lengthFlaw(field('hint'), 'Hint', blank.hint ?? '', promptBounds.hint),
      ...optionFlaw(field('options'), blank),
      ...rangeFlaw(field('validation'), blank),
    ];
  });
};

const nameFlaw = (field: string, { id }: PromptInput, all: readonly PromptInput[]) => {
  if (!/^[a-z][a-z0-9_]*$/.test(id))
    return [{ field, message: 'Name: small letters, numbers and _ only, starting with a letter' }];
  return all.filter((other) => other.id === id).length > 1
    ? [{ field, message: `Two blanks are called ${id}` }]
    : [];
};

const optionFlaw = (field: string, { type, options }: PromptInput): PromptProblem[] => {
  if (type !== 'select')
    return options ? [{ field, message: 'Only a list has choices to pick from' }] : [];
  if ((options?.length ?? 0) < 2) return [{ field, message: 'A list needs at least two choices' }];
  const values = options?.map(({ value }) => value) ?? [];
  if (options?.some(({ value, label }) => !value || !label))
    return [{ field, message: 'Every choice needs words' }];
  return new Set(values).size < values.length
    ? [{ field, message: 'Two choices are the same' }]
    : [];
};

const rangeFlaw = (field: string, { validation }: PromptInput): PromptProblem[] =>
  (validation?.min ?? Number.NEGATIVE_INFINITY) > (validation?.max ?? Number.POSITIVE_INFINITY)
    ? [{ field, message: 'The smallest number is larger than the largest' }]
    : [];

/**
 * Prompts in a new order, each with the number of its new place; nothing when `ids` are not exactly theirs. The numbers
 * in use are dealt out anew, so that as few as possible change.
 */
export const inOrder = <A extends { id: string; order_index: number }>(
  actions: readonly A[],
  ids: readonly string[],
) => {
  const byId = new Map(actions.map((action) => [action.id, action]));
  const chosen = ids.flatMap((id) => byId.get(id) ?? []);
  if (chosen.length !== actions.length || new Set(ids).size !== actions.length) return undefined;
  const places = actions.map(({ order_index }) => order_index).toSorted((a, b) => a - b);
  let last = -1;
  return chosen.map((action, nth) => {
    last = Math.max(last + 1, places[nth] ?? 0);
    return { action, order_index: last };
  });
};
