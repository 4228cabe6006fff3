import { Suspense, useState } from 'react';
import { type AskableId, isAskable } from '#shared/domain/numbers/askable-numbers.ts';
import { type CalculatorId, calculators } from '#shared/domain/numbers/calculators/index.ts';
import type { Inputs } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { inputsToAsk } from '#shared/domain/numbers/calculators/missing-inputs.ts';
import { inputsOf } from '#shared/domain/numbers/calculators/run-calculator.ts';
import { isOldNumber } from '#shared/domain/numbers/number-age.ts';
import { choices, isChoiceId } from '#shared/domain/numbers/number-choices.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { AskFinance } from './ask-finance.tsx';
import { calculateWithTyped, type TypedInputs } from './calculate-with-typed.ts';
import { CalculationDetails } from './calculation-details.tsx';
import { calculatorFinding } from './calculator-answer.ts';
import { isKeepableInput } from './fields/is-keepable-input.ts';
import { NumberField } from './fields/number-field.tsx';
import { numberFieldText, numbersToSave } from './fields/number-field-values.ts';
import { FiguresTable } from './figures-table.tsx';
import { NumberNotSaved } from './money/number-not-saved.tsx';
import type { OwnerNumbers } from './owner-numbers.ts';
import { useSaveNumbers } from './use-save-numbers.ts';

const hintOf = (id: CalculatorId, input: AskableId, { known, today, format }: OwnerNumbers) => {
  const kept = known.numbers.find((one) => one.id === input);
  if (kept && isOldNumber(kept.id, kept.date, today))
    return `Saved ${format.day(kept.date)}. Still correct?`;
  if (!isKeepableInput(input)) return undefined;
  const optional = calculators[id].optional.find((one) => one.id === input);
  if (optional && !kept) return format.words(optional.adds);
  if (isChoiceId(input)) return format.words(choices[input].question);
  return kept ? undefined : format.words(numbers[input].question);
};

const foldWords = ({ more, needed }: Calculation['fields']) =>
  needed > 0
    ? `${needed} more ${needed === 1 ? 'number' : 'numbers'} to fill in`
    : `More numbers (${more.length})`;

/** The inputs of a calculator: trying other values changes the picture and nothing else, until the owner keeps them. */
const CalculatorFields = ({
  id,
  owner,
  sum,
}: {
  id: CalculatorId;
  owner: OwnerNumbers;
  sum: Calculation;
}) => {
  const save = useSaveNumbers(owner.businessId, true);
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
  const isFilled = sum.fields.main.every((input) => sum.text(input) !== '');
  // Once open it stays so: the last number that is needed is typed in there.
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && isFilled && sum.fields.needed > 0) setIsOpen(true);
  const keep = (shown = owner.known) =>
    save.mutate(numbersToSave(sum.changed, shown), {
      onSuccess: () => {
        sum.settle();
        toast('Saved');
      },
    });
  return (
    <>
      <div className="sum-fields">{sum.fields.main.map(fieldOf)}</div>
      {sum.fields.more.length > 0 && (
        <Disclosure words={foldWords(sum.fields)} open={isOpen}>
          <div className="sum-fields">{sum.fields.more.map(fieldOf)}</div>
        </Disclosure>
      )}
      {changed > 0 && (
        <div className="sum-trying">
          <p>
            {changed === 1
              ? 'You’re trying a different number.'
              : `You’re trying ${changed} different numbers.`}
          </p>
          <div className="row">
            <Button busy={save.isPending && 'Saving...'} onClick={() => keep()}>
              Save to my business
            </Button>
            <Button variant="outline" onClick={sum.reset}>
              Reset
            </Button>
          </div>
        </div>
      )}
      <NumberNotSaved
        owner={owner}
        error={save.error}
        onInsist={keep}
        onKeep={() => {
          save.reset();
          sum.reset();
        }}
      />
    </>
  );
};

/** Drawing is a third of the page's code: the findings and their fields show first. */
const picture = lazyPage(
  () => import('./calculation-chart-with-notes.tsx'),
  'CalculationChartWithNotes',
);
void picture.preload().catch(() => {});

/** One calculator: the finding as the headline, its picture, at most four inputs under it, and everything behind it to open. */
export const CalculatorSection = ({ id, owner }: { id: CalculatorId; owner: OwnerNumbers }) => {
  const sum = useCalculation(id, owner);
  const { result } = sum;
  const said = calculatorFinding(id, sum, owner);
  return (
    <section className="sum" id={id} aria-labelledby={`${id}-finding`}>
      <p>{calculators[id].title}</p>
      <h2 id={`${id}-finding`} tabIndex={-1}>
        {said.headline}
      </h2>
      <p className="sum-lede">{said.lede}</p>
      {result.kind === 'figures' && (
        <div className="sum-picture">
          <Suspense fallback={<div className="picture-loading" />}>
            <picture.View id={id} owner={owner} sum={sum} />
          </Suspense>
        </div>
      )}
      <div className="sum-inputs">
        <CalculatorFields id={id} owner={owner} sum={sum} />
      </div>
      {result.kind === 'figures' && (
        <div className="sum-actions">
          <AskFinance
            figures={{ calculator: id, title: calculators[id].title, inputs: sum.tried }}
          />
          <Disclosure words="See the math">
            <CalculationDetails id={id} result={result} owner={owner} derived={sum.derived} />
          </Disclosure>
          <Disclosure words="View as table">
            <FiguresTable result={result} format={owner.format} title={calculators[id].title} />
          </Disclosure>
        </div>
      )}
    </section>
  );
};

/** So many fields stand under a result; the others are folded. */
const maxMain = 4;

/**
 * The fields of a calculator in their order: what is missing first, then what is tried most; the first four stand under the
 * result. What was missing before the first key keeps its place, so that no field moves away from under the fingers.
 */
const fieldsOf = (id: CalculatorId, inputs: Inputs, before: Inputs, currency: string) => {
  const calculator = calculators[id];
  const { mainInputs } = calculator;
  const missing = inputsToAsk(id, inputs, currency);
  const used = [
    ...new Set([
      ...calculator.needs(inputs),
      ...missing,
      ...calculator.optional.map((one) => one.id),
    ]),
  ];
  const firstMissing = inputsToAsk(id, before, currency);
  const all = [
    ...mainInputs.filter((one) => !isKeepableInput(one)).slice(0, 1),
    ...mainInputs.filter((one) => firstMissing.includes(one)),
    ...firstMissing,
    ...missing,
    ...mainInputs,
    ...inputsOf(calculator).filter((one) => used.includes(one)),
  ];
  const askable = [...new Set(all)].filter(isAskable);
  const more = askable.slice(maxMain);
  return {
    main: askable.slice(0, maxMain),
    more,
    /** How many of the folded ones are still needed. */
    needed: more.filter((one) => missing.includes(one)).length,
  };
};

/** One calculator over the numbers of the business and what is typed beside it, worked out with every key. */
const useCalculation = (id: CalculatorId, owner: OwnerNumbers) => {
  const [typed, setTyped] = useState<TypedInputs>({});
  const [before] = useState(owner.inputs);
  const worked = calculateWithTyped(id, owner, typed);
  return {
    ...worked,
    fields: fieldsOf(id, worked.tried, before, owner.style.currency),
    text: (input: AskableId) => {
      const kept = owner.inputs[input];
      return (
        typed[input] ??
        (kept === undefined ? '' : isChoiceId(input) ? kept : numberFieldText(kept, owner.style))
      );
    },
    type: (input: AskableId, text: string) => setTyped((before) => ({ ...before, [input]: text })),
    reset: () => setTyped({}),
    /** Typed values of one case stay when the others are kept. */
    settle: () =>
      setTyped((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([one]) => !isKeepableInput(one as AskableId)),
        ),
      ),
  };
};
type Calculation = ReturnType<typeof useCalculation>;
