import type { FilledPrompt } from '#shared/domain/chat.ts';
import type { PartialBusiness, RememberedText } from '#shared/domain/placeholder-values.ts';
import { prefill } from '#shared/domain/prompt-inputs.ts';
import type { PromptInput } from '#shared/domain/starter-prompt.ts';
import type { Values } from '#web/ui/use-form.ts';
import type { PromptChoice } from './prompt-choice.ts';

export type KnownContext = Readonly<{
  business: PartialBusiness;
  memory: readonly RememberedText[];
}>;

/** People write "$1,850"; what counts is 1850. Anything odder stays as typed, so that it can be pointed out. */
const plainNumber = (text: string) => {
  const bare = text.replace(/^\$\s*/, '');
  return /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
};

/** What the owner filled in; blanks left empty are left out. */
export const filledPrompt = (
  { id, additionalInputs }: Pick<PromptChoice, 'id' | 'additionalInputs'>,
  values: Values,
): FilledPrompt => {
  const constraints = values.text('constraints');
  const answers = additionalInputs.map((blank) => {
    const text = values.text(blank.id);
    return [blank.id, blank.type === 'number' ? plainNumber(text) : text] as const;
  });
  return {
    id,
    specificOutcome: values.text('specificOutcome'),
    ...(constraints && { constraints }),
    additionalInputs: Object.fromEntries(answers.filter(([, text]) => text !== '')),
  };
};

/** Says where a first value came from, when it is the owner's own and not merely a common choice. */
export const originOf = (blank: PromptInput, known: KnownContext): string | null => {
  const { defaultValue: _default, source, ...rest } = blank;
  if (!source || source.type === 'static') return null;
  const { fallback: _fallback, ...own } = source;
  if (!prefill({ ...rest, source: own }, known)) return null;
  return source.type === 'userProfile'
    ? 'Filled in from your profile. Change it for this prompt only.'
    : 'Filled in from what your helpers know. Change it for this prompt only.';
};

const isShort = ({ type }: PromptInput) => type === 'select' || type === 'number';

/** The blanks as they stand: two short ones that follow each other share a row. */
export const inRows = (blanks: readonly PromptInput[]): PromptInput[][] => {
  const rows: PromptInput[][] = [];
  for (const blank of blanks) {
    const last = rows.at(-1);
    const [beside] = last ?? [];
    if (last?.length === 1 && beside && isShort(beside) && isShort(blank)) last.push(blank);
    else rows.push([blank]);
  }
  return rows;
};
