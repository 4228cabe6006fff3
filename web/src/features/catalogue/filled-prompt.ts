import { prefill } from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import type { FilledPrompt } from '#shared/domain/chat/chat-schemas.ts';
import type {
  PartialBusiness,
  RememberedText,
} from '#shared/domain/chat/prompt/placeholder-values.ts';
import type { TypedNumbers } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import { prefillFromNumbers } from '#shared/domain/numbers/numbers-of-blanks.ts';
import { getNumberInputs } from '#shared/domain/numbers/starter-prompt-numbers.ts';
import type { Values } from '#web/ui/use-form.ts';
import type { PromptChoice } from './prompt-choice.ts';

export type PrefillContext = Readonly<{
  business: PartialBusiness & { readonly id?: string };
  memory: readonly RememberedText[];
  /** The kept numbers of the business. */
  known?: KnownNumbers | undefined;
}>;

/** Reads "$1,850" and "£1,850" as 1850. Other notations stay as typed, so that validation can report them. */
const plainNumber = (text: string) => {
  const bare = text.replace(/^\p{Sc}\s*/u, '');
  return /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
};

/** The inputs that are no number of the prompt's main sum; those are asked as numbers. */
export const plainInputs = (
  starter: Pick<PromptChoice, 'id' | 'additionalInputs' | 'calculators'>,
): PromptInput[] => {
  const asNumbers = getNumberInputs(starter);
  return starter.additionalInputs.filter(({ id }) => !asNumbers.has(id));
};

/** The prompt with the owner's inputs, without the empty ones. */
export const filledPrompt = (
  starter: Pick<PromptChoice, 'id' | 'additionalInputs' | 'calculators'>,
  values: Values,
  numbers: TypedNumbers = {},
): FilledPrompt => {
  const constraints = values.text('constraints');
  const answers = plainInputs(starter).map((input) => {
    const text = values.text(input.id);
    return [input.id, input.type === 'number' ? plainNumber(text) : text] as const;
  });
  return {
    id: starter.id,
    specificOutcome: values.text('specificOutcome'),
    ...(constraints && { constraints }),
    additionalInputs: Object.fromEntries(answers.filter(([, text]) => text !== '')),
    ...(Object.keys(numbers).length > 0 && { numbers }),
  };
};

/** The number of the business that fills in a blank. */
const keptFor = (promptId: string, input: PromptInput, { known }: PrefillContext) =>
  prefillFromNumbers(promptId, [input], known?.numbers ?? [])[input.id];

/** The first value of a blank: a kept number before anything that was once said in passing. */
export const firstValue = (promptId: string, input: PromptInput, context: PrefillContext) =>
  keptFor(promptId, input, context)?.value ?? prefill(input, context);

/** A hint that says where a prefilled value came from; null for a default that is the same for everybody. */
export const originOf = (
  promptId: string,
  input: PromptInput,
  context: PrefillContext,
): string | null => {
  if (keptFor(promptId, input, context))
    return 'From your numbers. If you change it, we’ll save the new one.';
  const { defaultValue: _default, source, ...rest } = input;
  if (!source || source.type === 'static') return null;
  const { fallback: _fallback, ...own } = source;
  if (!prefill({ ...rest, source: own }, context)) return null;
  return source.type === 'userProfile'
    ? 'From your profile. Changes here apply to this prompt only.'
    : 'From what your helpers remember. If you change it, they’ll remember that.';
};

const isShort = ({ type }: PromptInput) => type === 'select' || type === 'number';

/** The inputs in order, as rows: two short ones that follow each other share a row. */
export const inRows = (inputs: readonly PromptInput[]): PromptInput[][] => {
  const rows: PromptInput[][] = [];
  for (const input of inputs) {
    const last = rows.at(-1);
    const [beside] = last ?? [];
    if (last?.length === 1 && beside && isShort(beside) && isShort(input)) last.push(input);
    else rows.push([input]);
  }
  return rows;
};
