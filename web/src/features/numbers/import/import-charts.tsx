import type { BarData } from '#shared/domain/numbers/calculators/calculation-chart-types.ts';
import type { ImportFigures } from '#shared/domain/numbers/imports/figures/import-figures.ts';
import type { Format } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { Columns } from '../charts/columns.tsx';
import { BarFigure, PairsTable } from './bar-figure.tsx';

const monthName = (month: string, style: 'narrow' | 'long') =>
  new Intl.DateTimeFormat('en-US', { month: style, timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

const ageNames = {
  '1-30': '1 to 30 days',
  '31-60': '31 to 60 days',
  '61-90': '61 to 90 days',
  'over 90': 'More than 90 days',
} as const;

/** Sales by month and what is late by age, each also as a table. */
export const ImportCharts = ({ figures, format }: { figures: ImportFigures; format: Format }) => {
  const { months = [], overdue_total: overdue } = figures;
  return (
    <div className="import-pictures">
      {months.length > 1 && <Months figures={figures} format={format} />}
      {overdue && overdue.n > 0 && (
        <BarFigure
          title="Overdue by age"
          head="Days overdue"
          bars={(Object.keys(ageNames) as (keyof typeof ageNames)[]).map((age) => ({
            label: ageNames[age],
            value: Number(overdue.by_age[age]),
            shown: format.money(overdue.by_age[age]),
            look: 'late',
          }))}
        />
      )}
    </div>
  );
};

const Months = ({ figures, format }: { figures: ImportFigures; format: Format }) => {
  const { months = [], season } = figures;
  const said = season && 'busy' in season ? season : { busy: [], slow: [] };
  const names = (list: readonly string[]) => list.map((one) => monthName(one, 'long')).join(', ');
  const text = months
    .map(({ month, sales }) => `${monthName(month, 'long')} ${format.money(sales)}`)
    .join(', ');
  const lookOf = (month: string): BarData['look'] => {
    if (said.busy.length === 0) return undefined;
    if (said.slow.includes(month)) return 'marked';
    return said.busy.includes(month) ? undefined : 'quiet';
  };
  return (
    <figure>
      <figcaption>
        <b>{said.busy.length > 0 ? 'Busy and slow months last year' : 'Sales by month'}</b>
        {said.slow.length > 0 && (
          <span className="fine">
            Busy: {names(said.busy)}. Slow: {names(said.slow)}.
          </span>
        )}
      </figcaption>
      <Columns
        text={`Sales by month: ${text}.`}
        columns={months.map(({ month, sales }) => {
          const isNamed = month === said.busy[0] || month === said.slow[0];
          const look = lookOf(month);
          return {
            id: month,
            label: monthName(month, 'narrow'),
            value: Number(sales),
            shown: isNamed ? format.money(String(Math.round(Number(sales)))) : '',
            ...(look && { look }),
          };
        })}
      />
      <PairsTable
        title="Sales by month"
        head="Month"
        rows={months.map(({ month, sales }) => [
          `${monthName(month, 'long')} ${month.slice(0, 4)}`,
          format.money(sales),
        ])}
      />
    </figure>
  );
};
