import type { AskableId } from '#shared/domain/numbers/askable-numbers.ts';
import type { InputId } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { numberProblemText } from '#shared/domain/numbers/check-number.ts';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import { isChoiceId, isOption } from '#shared/domain/numbers/number-choices.ts';
import { isKeptNumberId, isNumberId } from '#shared/domain/numbers/numbers.ts';
import { parseAndCheckNumber, type WritingStyle } from '#shared/domain/numbers/parse-number.ts';
import type { OwnerNumbers } from '../owner-numbers.ts';

/** What was typed or chosen for one input: its value, nothing for an empty field, or what to type instead. */
export const readNumberField = (
  id: AskableId,
  text: string,
  { style, format }: Pick<OwnerNumbers, 'style' | 'format'>,
): { value?: string; problem?: string } => {
  if (text.trim() === '') return {};
  if (isChoiceId(id)) return isOption(id, text) ? { value: text } : {};
  const read = parseAndCheckNumber(id, text, style);
  return 'value' in read
    ? { value: read.value }
    : { problem: numberProblemText(id, read.problem, format) };
};

/** Values to keep, in the form the server takes them, with what the owner was shown (`shown`) in the place of each. */
export const numbersToSave = (values: Readonly<Record<string, string>>, shown: KnownNumbers) => {
  const ids = Object.keys(values) as InputId[];
  const kept = new Map<string, string>(
    [...shown.numbers, ...shown.choices].map(({ id, value }) => [id, value]),
  );
  const sent = (id: InputId) => ({ value: values[id] ?? '', seen: kept.get(id) ?? null });
  return {
    numbers: ids.flatMap((id) =>
      isNumberId(id) && isKeptNumberId(id) ? [{ id, ...sent(id) }] : [],
    ),
    choices: ids.flatMap((id) => (isChoiceId(id) ? [{ id, ...sent(id) }] : [])),
  };
};

/** A kept value as it stands in a field: digits of the place, no currency sign. */
export const numberFieldText = (value: string, { locale }: WritingStyle) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(Number(value));
