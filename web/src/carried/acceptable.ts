import type { InputId } from '#shared/domain/calculators/types.ts';
import { checkNumber } from '#shared/domain/numbers/check.ts';
import { type ChoiceId, choices, isOption } from '#shared/domain/numbers/choices.ts';
import { isKeptNumberId, type KeptNumberId, numbers } from '#shared/domain/numbers.ts';
import { isChoiceId, type OwnerNumbers } from '#web/numbers/owner-numbers.ts';
import type { CarriedNumbers } from './carried-numbers.ts';

type Id = KeptNumberId | ChoiceId;
type Owner = Pick<OwnerNumbers, 'inputs' | 'style' | 'format'>;

/** One number that came along; `now` is what the business has kept where that is another value. */
export type CarriedRow = {
  readonly id: Id;
  readonly label: string;
  readonly value: string;
  readonly shown: string;
  readonly now?: string;
};

const isId = (id: string): id is Id => isChoiceId(id as InputId) || isKeptNumberId(id);

const mayBeKept = (id: Id, value: string, { style }: Owner) =>
  isChoiceId(id) ? isOption(id, value) : !checkNumber(id, value, style.currency);

const show = (id: Id, value: string, { format }: Owner) =>
  isChoiceId(id)
    ? ((choices[id].options as Readonly<Record<string, string>>)[value] ?? value)
    : format.value(numbers[id].unit, value);

/** What may be kept of it for this business: known numbers within the bounds of its currency. */
export const acceptableRows = (carried: CarriedNumbers, owner: Owner): CarriedRow[] =>
  Object.entries(carried).flatMap(([id, value]) => {
    if (!isId(id) || !mayBeKept(id, value, owner)) return [];
    const kept = owner.inputs[id];
    return [
      {
        id,
        label: isChoiceId(id) ? choices[id].label : numbers[id].label,
        value,
        shown: show(id, value, owner),
        ...(kept !== undefined && kept !== value && { now: show(id, kept, owner) }),
      },
    ];
  });
