import { useState } from 'react';
import { prefill } from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import type { AskableId } from '#shared/domain/numbers/askable-numbers.ts';
import type { TypedNumbers } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import { completeInputs } from '#shared/domain/numbers/calculators/derived-numbers.ts';
import { nothingKnown } from '#shared/domain/numbers/known-numbers.ts';
import { isChoiceId } from '#shared/domain/numbers/number-choices.ts';
import { askedNumbers, getNumberInputs } from '#shared/domain/numbers/starter-prompt-numbers.ts';
import { api } from '#web/core/api.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { queryClient } from '#web/core/query-client.ts';
import { isKeepableInput } from '#web/features/numbers/fields/is-keepable-input.ts';
import {
  numberFieldText,
  numbersToSave,
  readNumberField,
} from '#web/features/numbers/fields/number-field-values.ts';
import { numbersQuery } from '#web/features/numbers/numbers-query.ts';
import { type OwnerNumbers, ownerNumbersOf } from '#web/features/numbers/owner-numbers.ts';
import type { FillablePrompt } from './fillable-prompt.ts';
import type { PrefillContext } from './prompt-prefill.ts';

type Typed = Readonly<Partial<Record<AskableId, string>>>;

/** What stands in each field: what was typed, else what is known. */
const valuesOf = (typed: Typed, owner: OwnerNumbers) => {
  const { currency } = owner.style;
  const entries = Object.entries(typed) as [AskableId, string][];
  const read = new Map(entries.map(([id, text]) => [id, readNumberField(id, text, owner)]));
  const left = Object.entries(owner.inputs).filter(([id]) => !read.has(id as AskableId));
  const given = [...read].flatMap(([id, { value }]) => (value === undefined ? [] : [[id, value]]));
  const { inputs } = completeInputs(
    { ...Object.fromEntries(left), ...Object.fromEntries(given) },
    currency,
  );
  return { inputs, read };
};

/** What helpers remember of numbers that are not kept; it fills in their fields as if it had been typed. */
const rememberedIn = (
  starter: FillablePrompt,
  context: PrefillContext,
  owner: OwnerNumbers,
): Typed => {
  const asNumbers = getNumberInputs(starter);
  const found = starter.additionalInputs.flatMap((input) => {
    const id = asNumbers.get(input.id);
    const text = id && owner.inputs[id] === undefined ? prefill(input, context) : '';
    return id && text ? [[id, numberFieldText(text, owner.style)] as const] : [];
  });
  return Object.fromEntries(found);
};

/** The numbers that the dialog of a prompt asks for: prefilled from those of the business, typed, or left open. */
export const usePromptNumbers = (starter: FillablePrompt, context: PrefillContext) => {
  const { business, known = nothingKnown } = context;
  const { id: businessId = '' } = business;
  const owner = ownerNumbersOf({ ...business, id: businessId }, known, localToday());
  const [typed, setTyped] = useState<Typed>(() => rememberedIn(starter, context, owner));
  const { inputs, read } = valuesOf(typed, owner);
  const asked = askedNumbers(starter, inputs);
  const numberOf = (id: AskableId) => {
    const known = read.has(id) ? read.get(id)?.value : inputs[id];
    return typeof known === 'string' ? known : undefined;
  };
  const changed = asked.filter(
    ({ id }) =>
      isKeepableInput(id) && read.get(id)?.value && read.get(id)?.value !== owner.inputs[id],
  );
  return {
    owner,
    asked,
    text: (id: AskableId) => {
      const value = numberOf(id) ?? '';
      return typed[id] ?? (value && !isChoiceId(id) ? numberFieldText(value, owner.style) : value);
    },
    type: (id: AskableId, text: string) => setTyped((before) => ({ ...before, [id]: text })),
    /** What is wrong with the fields, by their name. */
    problems: (): Record<string, string> =>
      Object.fromEntries(
        asked.flatMap(({ id }) => {
          const problem = read.get(id)?.problem;
          return problem ? [[id, problem]] : [];
        }),
      ),
    /** The numbers as they are sent; empty for one that is not known. */
    sent: (): TypedNumbers =>
      Object.fromEntries(
        asked.flatMap(({ id, isNeeded }) => {
          const value = numberOf(id) ?? '';
          return value || isNeeded || owner.inputs[id] !== undefined ? [[id, value]] : [];
        }),
      ),
    hasNew: changed.length > 0,
    /** Keeps what was typed for the business; the question does not wait for it. */
    keep: async () => {
      const values = changed.map(({ id }) => [id, numberOf(id) ?? ''] as const);
      const kept = await api.numbers.save({
        business_id: businessId,
        today: localToday(),
        ...numbersToSave(Object.fromEntries(values), owner.known),
      });
      queryClient.setQueryData(numbersQuery(businessId).queryKey, kept);
    },
  };
};
export type PromptNumbers = ReturnType<typeof usePromptNumbers>;
