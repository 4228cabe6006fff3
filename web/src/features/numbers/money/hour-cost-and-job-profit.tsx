import { Link } from 'react-router-dom';
import { calculateWithDerived } from '#shared/domain/numbers/calculators/derived-numbers.ts';
import type { FiguresResult } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { noteText } from '#shared/domain/numbers/calculators/note-text.ts';
import { finding } from '#shared/domain/numbers/calculators/run-calculator.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { CalculationDetails } from '../calculation-details.tsx';
import type { OwnerNumbers } from '../owner-numbers.ts';
import { SplitBar, type SplitPart } from './split-bar.tsx';

const reader = (result: FiguresResult) => (id: string) =>
  result.figures.find((one) => one.id === id)?.value ?? '0';

/** What an hour costs, taken apart, with what it brings in; nothing while its numbers are not known. */
const HourPart = ({ owner }: { owner: OwnerNumbers }) => {
  const { result, inputs, derived } = calculateWithDerived(
    'hour-cost',
    owner.inputs,
    owner.style.currency,
  );
  if (result.kind !== 'figures') return null;
  const { money } = owner.format;
  const value = reader(result);
  const { headline } = finding('hour-cost', inputs, result, owner.format);
  const cost = Number(value('hour_cost'));
  const income = inputs.hour_income;
  const left = income === undefined ? undefined : (Number(income) - cost).toFixed(2);
  const parts: SplitPart[] = [
    { label: owner.format.words('Crew, with payroll taxes'), value: value('crew_hour_cost') },
    { label: 'Overhead', value: value('overhead_hour') },
    { label: 'Your own pay', value: value('owner_hour') },
    ...(left !== undefined && Number(left) > 0
      ? [{ label: 'What’s left', value: left, look: 'left' as const }]
      : []),
  ];
  return (
    <section className="sum" id="hour" aria-labelledby="hour-title">
      <p>What an hour costs</p>
      <h2 id="hour-title">{headline}</h2>
      <p className="sum-lede">
        {income === undefined
          ? `An average month costs ${money(value('month_cost'))}, all in.`
          : `It brings in ${money(income)}. ${
              Number(left) >= 0
                ? `That leaves ${money(left ?? '0')} an hour.`
                : `That’s ${money((left ?? '0').slice(1))} an hour short.`
            }`}
      </p>
      <SplitBar parts={parts} money={money} />
      {result.notes.map((note) => (
        <p key={note.id} className="fine">
          {owner.format.words(noteText(note, owner.format))}
        </p>
      ))}
      <div className="sum-actions">
        <Disclosure words="See the math">
          <CalculationDetails id="hour-cost" result={result} owner={owner} derived={derived} />
        </Disclosure>
      </div>
    </section>
  );
};

/** What’s left from a typical job of its price; nothing while its numbers are not known. */
const JobPart = ({ owner }: { owner: OwnerNumbers }) => {
  const { result, inputs, derived } = calculateWithDerived(
    'price-check',
    owner.inputs,
    owner.style.currency,
  );
  if (result.kind !== 'figures') return null;
  const { format } = owner;
  const { money } = format;
  const value = reader(result);
  const profit = value('profit');
  const price = money(inputs.average_job_value ?? '0');
  const isLoss = profit.startsWith('-');
  const cents = Math.round(Number(value('margin')));
  const noFee = inputs.card_fee === undefined;
  const parts: SplitPart[] = [
    {
      label: `${format.hours(inputs.job_hours ?? '0')} hours at ${money(inputs.hour_cost ?? '0')}`,
      value: value('labor_cost'),
    },
    { label: 'Materials and other job costs', value: value('materials') },
    { label: 'Card fees', value: value('card_fee_amount'), ...(noFee && { isUnknown: true }) },
    { label: isLoss ? 'What you’re short' : 'What’s left', value: profit, look: 'left' },
  ];
  // Numbers that do not fit together say nothing about the job.
  const unclear = result.notes.find(({ id }) => id === 'hours_disagree');
  const [head, lede] = unclear
    ? [finding('price-check', inputs, result, format).headline, noteText(unclear, format)]
    : isLoss
      ? [
          `You lose ${money(profit.slice(1))} on a ${price} job`,
          `Its full cost is ${money(value('job_cost'))}, your own pay included.`,
        ]
      : [
          `You keep ${money(profit)} of a ${price} job`,
          `That’s ${cents} ${cents === 1 ? 'cent' : 'cents'} of each dollar, after you pay yourself.`,
        ];
  return (
    <section className="sum" id="job" aria-labelledby="job-title">
      <p>What’s left from a typical job</p>
      <h2 id="job-title">{head}</h2>
      <p className="sum-lede">{lede}</p>
      <SplitBar parts={parts} money={money} />
      {result.notes
        .filter(({ id }) => id !== 'loss' && id !== 'no_card_fee' && id !== unclear?.id)
        .map((note) => (
          <p key={note.id} className="fine">
            {format.words(noteText(note, format))}
          </p>
        ))}
      <div className="sum-actions">
        <Disclosure words="See the math">
          <CalculationDetails id="price-check" result={result} owner={owner} derived={derived} />
        </Disclosure>
        <Link className="text-link" to="/dashboard/numbers/calculators?sum=price-rise">
          Try a new price
        </Link>
      </div>
    </section>
  );
};

/** The hour and the job beside each other, each as far as its numbers are known. */
export const HourCostAndJobProfit = ({ owner }: { owner: OwnerNumbers }) => (
  <div className="money-pair">
    <HourPart owner={owner} />
    <JobPart owner={owner} />
  </div>
);
