import type { PromptInput } from '../domain/catalogue/starter-prompt.ts';

type Extra = Partial<Omit<PromptInput, 'id' | 'label' | 'type'>>;

const textInput =
  (type: 'text' | 'textarea') =>
  (id: string, label: string, placeholder: string, extra: Extra = {}): PromptInput => ({
    id,
    label,
    type,
    placeholder,
    required: false,
    ...extra,
  });

type Bounds = readonly [min: number, max: number];

const numberInput = (
  id: string,
  label: string,
  [min, max]: Bounds,
  extra: Extra = {},
): PromptInput => ({
  id,
  label,
  type: 'number',
  required: false,
  validation: { min, max },
  ...extra,
});

/** Inputs that one prompt alone needs; what several share stands in inputs.ts. Optional unless told otherwise. */
export const customInput = {
  /** One line of text. */
  text: textInput('text'),
  /** Several lines, for notes and pasted messages. */
  area: textInput('textarea'),
  /** A number between two bounds; the label names its unit. */
  number: numberInput,
  /** An amount in the currency of the business, which the page and the prompt write beside it. */
  money: (id: string, label: string, bounds: Bounds, extra: Extra = {}): PromptInput =>
    numberInput(id, label, bounds, { unit: 'money', ...extra }),
  /** A fixed list; values are what the prompt will say. */
  select: (
    id: string,
    label: string,
    options: readonly (readonly [value: string, label: string])[],
    extra: Extra = {},
  ): PromptInput => ({
    id,
    label,
    type: 'select',
    options: options.map(([value, shown]) => ({ value, label: shown })),
    required: false,
    ...extra,
  }),
};
