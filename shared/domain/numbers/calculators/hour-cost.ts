import type { BarData, Calculated, ChartData } from './calculation-chart-types.ts';
import type { Calculator } from './calculator.ts';
import { exact, share, sum, zero } from './exact-decimals.ts';
import type { FiguresResult, InputId, Inputs, Sheet } from './input-and-result-types.ts';
import { weeksFormula, weeksOf } from './working-weeks.ts';

const crewInputs = ['wage_hour', 'payroll_extras'] as const satisfies readonly InputId[];
/** More hours a week than one owner works beside a paid crew. */
const ownerHours = 70;

const hasCrew = ({ crew_hours: hours }: Inputs) => Number(hours ?? 0) > 0;

/** What wages and extras need when there are crew hours. */
export const crewNeeds = (inputs: Inputs): InputId[] => [
  'crew_hours',
  ...(hasCrew(inputs) ? crewInputs : []),
];

/** The step of what the crew costs in a year of working weeks, extras included; nothing without crew hours. */
export const crewYear = (inputs: Inputs, sheet: Sheet) =>
  hasCrew(inputs)
    ? sheet.step(
        'crew_year',
        sheet
          .given('wage_hour')
          .mul(sheet.given('crew_hours'))
          .mul(weeksOf(inputs))
          .mul(share(inputs.payroll_extras ?? '0').add(1)),
        `{wage_hour} × {crew_hours} × ${weeksFormula(inputs)} × (1 + {payroll_extras})`,
      )
    : sheet.step('crew_year', zero, '0');

/** An hour that brings more than it costs is drawn with what is left of it. */
const hourChart = ({ read, format }: Calculated, usual: ChartData | undefined) => {
  const [[cost], [income]] = [read(['hour_cost']), read(['hour_income'])];
  if (usual?.kind !== 'steps' || !cost || !income || income.value <= cost.value) return usual;
  const left = income.value - cost.value;
  const shown = format.money(left.toFixed(2));
  const parts: BarData[] = [
    ...usual.parts,
    { label: 'What’s left', shown, value: left, look: 'marked' },
  ];
  const said = parts.map((part) => `${part.label}: ${part.shown}`).join(', ');
  return {
    ...usual,
    parts,
    whole: income.shown,
    text: `You bring in ${income.shown} per hour. ${said}.`,
  };
};

/** What a month costs, shared out on the hours that customers pay for. */
export const hourCost = {
  id: 'hour-cost',
  title: 'Hourly cost',
  question: 'What does an hour of work really cost me, including my own pay?',
  mainInputs: ['overhead_month', 'owner_pay', 'job_hours_week', 'crew_hours'],
  required: ['crew_hours', 'overhead_month', 'owner_pay', 'job_hours_week', 'working_weeks'],
  conditional: crewInputs,
  optional: [],
  figures: {
    hour_cost: ['Hourly cost', 'money'],
    crew_hour_cost: ['Crew pay per hour', 'money'],
    overhead_hour: ['Overhead per hour', 'money'],
    owner_hour: ['Your pay per hour', 'money'],
    month_cost: ['Average monthly cost, all in', 'money'],
  },
  steps: {
    hours_year: ['Job hours per year', 'hours'],
  },
  notes: {
    owner_twice:
      'You work alone, but you entered crew hours. If those are your own hours, you’re counted twice.',
    hours_do_not_fit: 'That’s more job hours than your crew and you can work.',
  },
  caveats: [
    'If you’re on payroll, leave your own paycheck out of crew wages and hours. Put its full cost in your pay.',
  ],
  needs: (inputs) => [
    ...crewNeeds(inputs),
    'overhead_month',
    'owner_pay',
    'job_hours_week',
    'working_weeks',
  ],
  work: (inputs, sheet) => {
    const hours = sheet.given('job_hours_week');
    const year = sheet.step(
      'hours_year',
      hours.mul(sheet.given('working_weeks')),
      '{job_hours_week} × {working_weeks}',
    );
    const crew = crewYear(inputs, sheet);
    const overhead = sheet.given('overhead_month').mul(12);
    const owner = sheet.given('owner_pay').mul(12);
    const all = sum(crew, overhead, owner);
    const shown = [
      sheet.figure('crew_hour_cost', crew.div(year), '{crew_year} ÷ {hours_year}'),
      sheet.figure('overhead_hour', overhead.div(year), '12 × {overhead_month} ÷ {hours_year}'),
      sheet.figure('owner_hour', owner.div(year), '12 × {owner_pay} ÷ {hours_year}'),
    ];
    sheet.figure('hour_cost', sum(...shown), '{crew_hour_cost} + {overhead_hour} + {owner_hour}', {
      exactly: all.div(year),
    });
    sheet.figure('month_cost', all.div(12), '{crew_year} ÷ 12 + {overhead_month} + {owner_pay}');
    if (owner.equals(0)) sheet.note('owner_free');
    if (inputs.solo && hasCrew(inputs)) sheet.note('owner_twice');
    if (hours.sub(exact(inputs.crew_hours ?? '0')).gt(ownerHours)) sheet.note('hours_do_not_fit');
    return undefined;
  },
  finding: (show, { inputs, result }) => ({
    headline: headlineOf(inputs, result, show('hour_cost') ?? ''),
    lede: `An average month costs ${show('month_cost')}, all in.`,
  }),
  chart: {
    draw: hourChart,
    parts: [
      ['crew_hour_cost', undefined, 'Crew'],
      ['overhead_hour', undefined, 'Overhead'],
      ['owner_hour', undefined, 'Your pay'],
    ],
    whole: 'hour_cost',
  },
  group: 'costs',
} as const satisfies Calculator;

/** Less than one is what an hour costs nobody: something was left out. */
const headlineOf = (inputs: Inputs, { figures, notes }: FiguresResult, cost: string) => {
  if (Number(figures.find(({ id }) => id === 'hour_cost')?.value) < 1)
    return 'Add your overhead and your pay to see what an hour costs';
  if (notes.some(({ id }) => id === 'hours_do_not_fit'))
    return 'Check your job hours to see what an hour costs';
  return Number(inputs.owner_pay) === 0
    ? `An hour costs you ${cost}, not counting your own pay`
    : `An hour costs you ${cost}, including your own pay`;
};
