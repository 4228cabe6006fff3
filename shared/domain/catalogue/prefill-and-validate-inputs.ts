import {
  type PartialBusiness,
  type RememberedText,
  rememberedFact,
} from '../chat/prompt/placeholder-values.ts';
import type { PromptInput } from './starter-prompt.ts';

type PrefillContext = Readonly<{ business: PartialBusiness; memory?: readonly RememberedText[] }>;
type Values = Readonly<Record<string, string>>;

const sourceValues = (
  source: NonNullable<PromptInput['source']>,
  known: PrefillContext,
): string[] => {
  if (source.type === 'static') return [source.path];
  if (source.type === 'helperMemory') return [rememberedFact(known.memory ?? [], source.path)];
  const fields: Readonly<Record<string, unknown>> = known.business;
  const value = fields[source.path];
  return [value]
    .flat()
    .map((entry) => (entry === null || entry === undefined ? '' : String(entry)));
};

/** The initial value of a prompt input: from its source, else the default of the prompt, else the fallback of the source, else empty. */
export const prefill = (definition: PromptInput, known: PrefillContext): string => {
  const { source, options, type } = definition;
  const fallback = definition.defaultValue?.toString() ?? source?.fallback ?? '';
  if (!source) return fallback;
  const mapped = sourceValues(source, known)
    .map((value) =>
      source.map && Object.hasOwn(source.map, value) ? (source.map[value] ?? '') : value,
    )
    .filter(Boolean);
  // A select takes the first value it offers: a list of tools may name two platforms, or none.
  if (options) {
    const same = (word: string, value: string) => word.toLowerCase() === value.toLowerCase();
    const offered = mapped.flatMap((value) =>
      options.filter((option) => same(option.value, value) || same(option.label, value)),
    );
    return offered[0]?.value ?? fallback;
  }
  const text = mapped.join(', ');
  return (type === 'number' ? numberIn(text) : text) || fallback;
};

/** A fact may be "about $1,850"; a number input takes the number. */
const numberIn = (text: string) => (/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0] ?? '').replaceAll(',', '');

/** The initial values of all inputs of a prompt, by id. */
export const prefillAll = (
  definitions: readonly PromptInput[],
  known: PrefillContext,
): Record<string, string> =>
  Object.fromEntries(definitions.map((definition) => [definition.id, prefill(definition, known)]));

/** A value of an input as it reads: an amount of money with its currency, the label of a choice, else as typed. */
export const inputValueText = (
  { unit, options }: PromptInput,
  value: string,
  money: (amount: number) => string,
): string => {
  if (unit === 'money' && value.trim() !== '' && Number.isFinite(Number(value)))
    return money(Number(value));
  return options?.find((option) => option.value === value)?.label ?? value;
};

const exampleOf = ({ label, placeholder }: PromptInput) =>
  placeholder ? `Use this format: ${placeholder}.` : `Check ${label}.`;

const problemOf = (definition: PromptInput, value: string): string | undefined => {
  const { label, options, required, type, validation } = definition;
  if (value === '') return required ? `${label} is required` : undefined;
  if (options && !options.some((option) => option.value === value))
    return 'Invalid format. Choose one from the list.';
  if (type === 'number') {
    const number = Number(value);
    if (!Number.isFinite(number)) return 'Invalid format. Enter a number, like 480.';
    if (validation?.min !== undefined && number < validation.min) {
      return `Minimum value is ${validation.min}`;
    }
    if (validation?.max !== undefined && number > validation.max) {
      return `Maximum value is ${validation.max}`;
    }
  }
  if (validation?.regex && !new RegExp(validation.regex, 'u').test(value))
    return `Invalid format. ${exampleOf(definition)}`;
  return undefined;
};

/** The problems of the inputs of a prompt, one message by id; empty if it may be sent. */
export const validateInputs = (
  definitions: readonly PromptInput[],
  values: Values,
): Record<string, string> =>
  Object.fromEntries(
    definitions.flatMap((definition) => {
      const problem = problemOf(definition, (values[definition.id] ?? '').trim());
      return problem ? [[definition.id, problem]] : [];
    }),
  );

/** The problems of a filled prompt: its specific outcome first, then its inputs by id. */
export const validateFilled = (
  definitions: readonly PromptInput[],
  filled: Readonly<{ specificOutcome: string; additionalInputs: Values }>,
): Record<string, string> => ({
  ...(filled.specificOutcome.trim() ? {} : { specificOutcome: 'Specific outcome is required' }),
  ...validateInputs(definitions, filled.additionalInputs),
});
