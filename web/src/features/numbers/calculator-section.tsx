import Lock from '@lucide/icons/icons/lock';
import { type ReactNode, Suspense, useState } from 'react';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { inputsToAsk } from '#shared/domain/numbers/calculators/derived.ts';
import { type CalculatorId, calculators } from '#shared/domain/numbers/calculators/index.ts';
import { inputsOf } from '#shared/domain/numbers/calculators/run.ts';
import type { Inputs } from '#shared/domain/numbers/calculators/types.ts';
import { isStale, numbers } from '#shared/domain/numbers/numbers.ts';
import { type AskableId, isAskable } from '#shared/domain/numbers/prompt-numbers.ts';
import { limitedPlan } from '#shared/domain/plan/billing-messages.ts';
import { isLocked } from '#shared/domain/plan/entitlement.ts';
import { activeBusiness, useAccount } from '#web/core/account.ts';
import { askFinance, type FiguresToAsk } from '#web/core/figures-to-ask.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { toast } from '#web/core/toast.tsx';
import { UpgradeDialog } from '#web/features/plan/upgrade-dialog.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Opener } from '#web/ui/opener.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { runCalculations, type Typed } from './calculate.ts';
import { CalculationView } from './calculation-result.tsx';
import { saidOf } from './calculator-labels.ts';
import { FiguresTable } from './figures-table.tsx';
import { NumberField } from './number-field.tsx';
import { fieldText, isChoiceId, isKeepable, type OwnerNumbers, toKeep } from './owner-numbers.ts';
import { useSaveNumbers } from './use-numbers.ts';

const hintOf = (id: CalculatorId, input: AskableId, { known, today, format }: OwnerNumbers) => {
  const kept = known.numbers.find((one) => one.id === input);
  if (kept && isStale(kept.id, kept.date, today))
    return `Saved ${format.day(kept.date)}. Still correct?`;
  if (!isKeepable(input)) return undefined;
  const optional = calculators[id].optional.find((one) => one.id === input);
  if (optional && !kept) return format.words(optional.adds);
  return !kept && !isChoiceId(input) ? format.words(numbers[input].question) : undefined;
};

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
        <Opener words="All numbers used">
          <div className="sum-fields">{sum.fields.more.map(fieldOf)}</div>
        </Opener>
      )}
      {changed > 0 && (
        <div className="sum-trying">
          <p>
            {changed === 1
              ? 'You’re trying a different number.'
              : `You’re trying ${changed} different numbers.`}
          </p>
          <div className="row">
            <Button busy={save.isPending && 'Saving...'} onClick={keep}>
              Save to my business
            </Button>
            <Button variant="outline" onClick={sum.reset}>
              Reset
            </Button>
          </div>
        </div>
      )}
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
    </>
  );
};

/** The way to Finance with the figures; where the plan does not open Finance it shows the lock. */
const AskFinance = ({ figures }: { figures: FiguresToAsk }) => {
  const view = useAccount();
  const [isAsking, setIsAsking] = useState(false);
  const selected = activeBusiness(view)?.selected_helpers ?? [];
  if (!isLocked('finance', view.entitlement, selected)) {
    return (
      <LinkButton variant="outline" {...askFinance(figures)}>
        Ask {helpers.finance.name} about this
      </LinkButton>
    );
  }
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <Icon icon={Lock} />
        Ask {helpers.finance.name} about this
        <span className="sr-only">Locked. Upgrade to unlock.</span>
      </Button>
      {isAsking && (
        <UpgradeDialog
          helperName={helpers.finance.name}
          plan={limitedPlan(view.entitlement.plan)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};

/** Drawing is a third of the page's code: the findings and their fields show first. */
const picture = lazyPage(() => import('./calculation-picture.tsx'), 'CalculationPicture');
void picture.preload().catch(() => {});

/** One calculator: the finding as the headline, its picture, the inputs beside it, and everything behind it to open. */
export const CalculatorSection = ({
  id,
  owner,
  children,
}: {
  id: CalculatorId;
  owner: OwnerNumbers;
  /** More beside the inputs. */
  children?: ReactNode;
}) => {
  const sum = useCalculation(id, owner);
  const { result } = sum;
  const said = saidOf(id, sum, owner);
  return (
    <section className="sum" id={id} aria-labelledby={`${id}-finding`}>
      <p>{calculators[id].title}</p>
      <h2 id={`${id}-finding`} tabIndex={-1}>
        {said.headline}
      </h2>
      <p className="sum-lede">{said.lede}</p>
      <div className="sum-grid">
        <div className="sum-picture">
          <Suspense fallback={<div className="picture-loading" />}>
            <picture.View id={id} owner={owner} sum={sum} />
          </Suspense>
        </div>
        <div className="sum-inputs">
          <CalculatorFields id={id} owner={owner} sum={sum} />
          {children}
        </div>
      </div>
      {result.kind === 'figures' && (
        <div className="sum-actions">
          <AskFinance
            figures={{ calculator: id, title: calculators[id].title, inputs: sum.given }}
          />
          <Opener words="See the math">
            <CalculationView id={id} result={result} owner={owner} derived={sum.derived} />
          </Opener>
          <Opener words="View as table">
            <FiguresTable result={result} format={owner.format} title={calculators[id].title} />
          </Opener>
        </div>
      )}
    </section>
  );
};

/** The fields of a calculator in their order: first those beside the picture, then what is missing, then the others it uses. */
const fieldsOf = (id: CalculatorId, inputs: Inputs, currency: string) => {
  const calculator = calculators[id];
  const missing = inputsToAsk(id, inputs, currency);
  const used = [
    ...new Set([
      ...calculator.needs(inputs),
      ...missing,
      ...calculator.optional.map((one) => one.id),
    ]),
  ];
  const all = [
    ...calculators[id].mainInputs,
    ...inputsOf(calculator).filter((one) => used.includes(one)),
    ...missing,
  ];
  const main: readonly string[] = [...calculators[id].mainInputs, ...missing];
  const askable = [...new Set(all)].filter(isAskable);
  return {
    main: askable.filter((one) => main.includes(one)),
    more: askable.filter((one) => !main.includes(one)),
  };
};

/** One calculator over the numbers of the business and what is typed beside it, worked out with every key. */
const useCalculation = (id: CalculatorId, owner: OwnerNumbers) => {
  const [typed, setTyped] = useState<Typed>({});
  const worked = runCalculations(id, owner, typed);
  return {
    ...worked,
    fields: fieldsOf(id, worked.tried, owner.style.currency),
    text: (input: AskableId) => {
      const kept = owner.inputs[input];
      return (
        typed[input] ??
        (kept === undefined ? '' : isChoiceId(input) ? kept : fieldText(kept, owner.style))
      );
    },
    type: (input: AskableId, text: string) => setTyped((before) => ({ ...before, [input]: text })),
    reset: () => setTyped({}),
    /** Typed values of one case stay when the others are kept. */
    settle: () =>
      setTyped((before) =>
        Object.fromEntries(Object.entries(before).filter(([one]) => !isKeepable(one as AskableId))),
      ),
  };
};
type Calculation = ReturnType<typeof useCalculation>;
