import { moneyFormatOf } from '../../account/money-format.ts';
import { inputValueText } from '../../catalogue/prefill-and-validate-inputs.ts';
import type { PromptInput } from '../../catalogue/starter-prompt.ts';
import { asData } from './data-blocks.ts';
import {
  type PartialBusiness,
  placeholderValues,
  type RememberedText,
} from './placeholder-values.ts';

/** A starter prompt with the values of its inputs, and the business it is for. */
export type Composition = Readonly<{
  content: string;
  /** The inputs of the prompt; the value of a select is replaced by its label. */
  definitions?: readonly PromptInput[];
  business: PartialBusiness;
  inputs: Readonly<Record<string, string>>;
  specificOutcome: string;
  constraints?: string | undefined;
  memory?: readonly RememberedText[];
}>;

// The full stop after a placeholder is part of the prompt; it is dropped after a value that ends a sentence itself.
const placeholder = /\{([A-Za-z]\w*(?:\.\w+)*)\}(\.?)/g;

const oneLine = (text: string) => asData(text).replaceAll(/\s+/g, ' ');

const answer = (
  definition: PromptInput,
  value: string,
  money: (amount: number) => string,
): string => {
  const words = inputValueText(definition, value, money);
  return definition.type === 'textarea' ? asData(words) : oneLine(words);
};

/** The template with a data block around every long value that has none: long values are pasted, often in somebody else's words. */
const withBlocks = (content: string, definitions: readonly PromptInput[]) => {
  const pasted = new Set(definitions.filter(({ type }) => type === 'textarea').map(({ id }) => id));
  return content.replaceAll(
    /<([a-z]+_(?:text|notes))>[\s\S]*?<\/\1>|\{(\w+)\}\.?/g,
    (whole, block: string | undefined, id: string) =>
      block || !pasted.has(id) ? whole : `<owner_text>{${id}}</owner_text>`,
  );
};

/** The text that is sent: every placeholder is filled, and a line with a placeholder that has no value is left out. */
export const composePrompt = ({
  content,
  definitions = [],
  business,
  inputs,
  specificOutcome,
  constraints = '',
  memory = [],
}: Composition): string => {
  const money = moneyFormatOf(business);
  const words = placeholderValues(business, memory);
  const values = new Map<string, string>([
    ...Object.entries(words).map(([name, text]) => [name, oneLine(text)] as const),
    ...definitions.map(
      (blank) => [blank.id, answer(blank, inputs[blank.id] ?? '', money)] as const,
    ),
    ['specificOutcome', oneLine(specificOutcome)],
    ['constraints', asData(constraints)],
  ]);
  return withBlocks(content, definitions)
    .split('\n')
    .flatMap((row) => {
      const names = [...row.matchAll(placeholder)].map((match) => match[1] ?? '');
      if (names.some((name) => !values.get(name))) return [];
      return [
        row.replaceAll(placeholder, (_, name: string, stop: string) => {
          const value = values.get(name) ?? '';
          return /[.!?]$/.test(value) ? value : value + stop;
        }),
      ];
    })
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
};

/** The placeholders of a text that nothing can fill: no prompt input and no detail of the business. */
export const unknownPlaceholders = (
  content: string,
  definitions: readonly PromptInput[],
): string[] => {
  const fillable = new Set<string>([
    'specificOutcome',
    'constraints',
    ...Object.keys(placeholderValues({}, [])),
    ...definitions.map((definition) => definition.id),
  ]);
  return [...content.matchAll(placeholder)]
    .map((match) => match[1] ?? '')
    .filter((name) => !fillable.has(name));
};
