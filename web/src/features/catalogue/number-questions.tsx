import { choices } from '#shared/domain/numbers/choices.ts';
import { isStale, numbers } from '#shared/domain/numbers/numbers.ts';
import type { AskableId, AskedNumber } from '#shared/domain/numbers/prompt-numbers.ts';
import { NumberField } from '#web/features/numbers/number-field.tsx';
import { numberOrigin } from '#web/features/numbers/number-origin.ts';
import { isChoiceId, type OwnerNumbers } from '#web/features/numbers/owner-numbers.ts';
import { Opener } from '#web/ui/opener.tsx';
import type { Errors } from '#web/ui/use-form.ts';
import { Optional } from './input-field.tsx';
import type { PromptNumbers } from './use-prompt-numbers.ts';

type Props = { numbers: PromptNumbers; errors: Errors };

/** The numbers of a prompt's sums: first those that are missing, and folded away those the business keeps. */
export const NumberQuestions = ({ numbers: asking, errors }: Props) => {
  const { asked, owner, hasNew } = asking;
  if (asked.length === 0) return null;
  const isKept = ({ id }: AskedNumber) => owner.inputs[id] !== undefined && !errors[id];
  const kept = asked.filter(isKept);
  const field = (one: AskedNumber) => (
    <Question key={one.id} one={one} asking={asking} problem={errors[one.id]} />
  );
  return (
    <fieldset className="wide number-questions">
      <legend>Numbers for this calculation</legend>
      <p className="hint">
        Sevenhands does the math. If you leave a number blank, we’ll tell you it’s missing. We never
        guess.
      </p>
      {asked.filter((one) => !isKept(one)).map(field)}
      {kept.length > 0 && (
        <Opener
          words={
            kept.length === 1
              ? 'Using 1 of your saved numbers'
              : `Using ${kept.length} of your saved numbers`
          }
        >
          <div className="number-questions">{kept.map(field)}</div>
        </Opener>
      )}
      {hasNew && (
        <label className="checkbox">
          <input type="checkbox" name="keep_numbers" /> These are typical for us. Save them to my
          business.
        </label>
      )}
    </fieldset>
  );
};

/** Where a kept number comes from, what an optional one adds, or how a missing one is asked. */
const hintOf = (
  id: AskableId,
  adds: string | undefined,
  { known, today, format }: OwnerNumbers,
) => {
  const kept = known.numbers.find((one) => one.id === id);
  if (kept && isStale(kept.id, kept.date, today))
    return `Saved ${format.day(kept.date)}. Still correct?`;
  if (kept) return numberOrigin(kept, format);
  return format.words(adds ?? (isChoiceId(id) ? choices[id] : numbers[id]).question);
};

const Question = ({
  one: { id, isNeeded, adds },
  asking,
  problem,
}: {
  one: AskedNumber;
  asking: PromptNumbers;
  problem: string | undefined;
}) => {
  const { owner } = asking;
  const isUnknown = asking.isUnknown(id);
  const label = owner.format.words((isChoiceId(id) ? choices[id] : numbers[id]).label);
  return (
    <div>
      <NumberField
        id={id}
        owner={owner}
        text={asking.text(id)}
        problem={isUnknown ? undefined : problem}
        hint={hintOf(id, adds, owner)}
        label={isNeeded ? label : <Optional label={label} />}
        disabled={isUnknown}
        onType={(text) => asking.type(id, text)}
      />
      {isNeeded && (
        <label className="checkbox unknown-number">
          <input
            type="checkbox"
            checked={isUnknown}
            onChange={(event) => asking.setUnknown(id, event.target.checked)}
          />{' '}
          I don’t know<span className="sr-only">: {label}</span>
        </label>
      )}
    </div>
  );
};
