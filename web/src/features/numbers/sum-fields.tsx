import type { CalculatorId } from '#shared/domain/calculators/calculator.ts';
import { calculators } from '#shared/domain/calculators/index.ts';
import { isStale, numbers } from '#shared/domain/numbers.ts';
import type { AskableId } from '#shared/domain/prompt-numbers.ts';
import { NumberField } from '#web/numbers/number-field.tsx';
import { isChoiceId, isKeepable, type OwnerNumbers, toKeep } from '#web/numbers/owner-numbers.ts';
import { useSaveNumbers } from '#web/numbers/use-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Opener } from '#web/ui/opener.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Sum } from './use-sum.ts';

const hintOf = (id: CalculatorId, input: AskableId, { known, today, format }: OwnerNumbers) => {
  const kept = known.numbers.find((one) => one.id === input);
  if (kept && isStale(kept.id, kept.date, today))
    return `From ${format.day(kept.date)}. Still right?`;
  if (!isKeepable(input)) return undefined;
  const optional = calculators[id].optional.find((one) => one.id === input);
  if (optional && !kept) return optional.adds;
  return !kept && !isChoiceId(input) ? numbers[input].question : undefined;
};

/** The inputs of a calculator: trying other values changes the picture and nothing else, until the owner keeps them. */
export const SumFields = ({
  id,
  owner,
  sum,
}: {
  id: CalculatorId;
  owner: OwnerNumbers;
  sum: Sum;
}) => {
  const save = useSaveNumbers(owner.businessId);
  const changed = Object.keys(sum.changed).length;
  const fieldOf = (input: AskableId) => (
    <NumberField
      key={input}
      id={input}
      owner={owner}
      text={sum.text(input)}
      problem={sum.problem(input)}
      hint={hintOf(id, input, owner)}
      onType={(text) => sum.type(input, text)}
    />
  );
  const keep = () =>
    save.mutate(toKeep(sum.changed), {
      onSuccess: () => {
        sum.settle();
        toast('Saved!');
      },
    });
  return (
    <>
      <div className="sum-fields">{sum.fields.main.map(fieldOf)}</div>
      {sum.fields.more.length > 0 && (
        <Opener words="All numbers in this">
          <div className="sum-fields">{sum.fields.more.map(fieldOf)}</div>
        </Opener>
      )}
      {changed > 0 && (
        <div className="sum-trying">
          <p>{changed === 1 ? 'You try another number.' : `You try ${changed} other numbers.`}</p>
          <div className="row">
            <Button busy={save.isPending && 'Saving...'} onClick={keep}>
              Keep for my business
            </Button>
            <Button variant="outline" onClick={sum.reset}>
              Put back
            </Button>
          </div>
        </div>
      )}
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
    </>
  );
};
