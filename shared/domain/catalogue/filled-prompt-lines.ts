import type { FilledPrompt } from '../chat/turn-schemas.ts';
import { inputValueText } from './prefill-and-validate-inputs.ts';
import type { PromptInput } from './starter-prompt.ts';

/**
 * What the owner filled into a prompt, in the words of its form and in their order, for example "Which job? Deep clean"
 * or "Quote amount: $480"; without the fields left empty and without the outcome, which is shown apart.
 */
export const filledPromptLines = (
  definitions: readonly PromptInput[],
  { additionalInputs, constraints = '' }: Pick<FilledPrompt, 'additionalInputs' | 'constraints'>,
  money: (amount: number) => string,
): string[] => [
  ...definitions.flatMap((definition) => {
    const value = (additionalInputs[definition.id] ?? '').trim();
    return value ? [lineOf(definition.label, inputValueText(definition, value, money))] : [];
  }),
  ...(constraints.trim() ? [lineOf('Constraints', constraints.trim())] : []),
];

const lineOf = (label: string, words: string) =>
  /[?:]$/.test(label) ? `${label} ${words}` : `${label}: ${words}`;
