import { numberExample } from '#shared/domain/catalogue/examples-by-trade-and-country.ts';
import type { AskableId } from '#shared/domain/numbers/askable-numbers.ts';
import { isStaleNumber } from '#shared/domain/numbers/number-age.ts';
import { choices, isChoiceId } from '#shared/domain/numbers/number-choices.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import type { AskedNumber } from '#shared/domain/numbers/starter-prompt-numbers.ts';
import { NumberField } from '#web/features/numbers/fields/number-field.tsx';
import { numberOrigin } from '#web/features/numbers/number-origin.ts';
import type { OwnerNumbers } from '#web/features/numbers/owner-numbers.ts';
import type { PromptNumbers } from './use-prompt-numbers.ts';

/** Where a kept number comes from, what an optional one adds, or how a missing one is asked. */
const hintOf = (
  id: AskableId,
  adds: string | undefined,
  { known, today, format }: OwnerNumbers,
) => {
  const kept = known.numbers.find((one) => one.id === id);
  if (kept && isStaleNumber(kept.id, kept.date, today))
    return `Saved ${format.day(kept.date)}. Still correct?`;
  if (kept) return numberOrigin(kept, format);
  return format.words(adds ?? (isChoiceId(id) ? choices[id] : numbers[id]).question);
};

/** One number of a prompt; empty when the owner does not know it, which stops nothing. */
export const NumberQuestion = ({
  one: { id, adds },
  asking,
  problem,
  trade,
  country,
  ...rest
}: {
  one: AskedNumber;
  asking: PromptNumbers;
  problem: string | undefined;
  /** The trade of the business, whose example stands in the field. */
  trade: string;
  /** Its country, where pay differs. */
  country: string | null | undefined;
  'data-autofocus'?: boolean;
}) => (
  <NumberField
    id={id}
    owner={asking.owner}
    text={asking.text(id)}
    problem={problem}
    hint={hintOf(id, adds, asking.owner)}
    placeholder={numberExample(id, trade, country)}
    onType={(text) => asking.type(id, text)}
    {...rest}
  />
);

/** Offers to keep what was typed as numbers of the business. */
export const KeepNumbers = ({ numbers: { hasNew } }: { numbers: PromptNumbers }) =>
  hasNew ? (
    <label className="wide checkbox keep-numbers">
      <input type="checkbox" name="keep_numbers" /> These are typical for us. Save them to my
      business.
    </label>
  ) : null;
