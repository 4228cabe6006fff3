/** Twenty businesses as owners describe them, for what Your money may and may not say about each. */
import type { OpenInvoice, Receivable } from '#shared/domain/connections/receivable.ts';
import type { KeptCashRow, KnownNumbers } from '#shared/domain/numbers/known.ts';
import type { KeptNumberId } from '#shared/domain/numbers/numbers.ts';

export const businessToday = '2026-11-25';

type Numbers = Partial<Record<KeptNumberId, string>>;
/** One business: what it told, what customers owe it, and what the page has to say. */
export type ToldBusiness = {
  readonly name: string;
  readonly solo?: boolean;
  readonly numbers: Numbers;
  /** The day of the bank balance, when it is not today's. */
  readonly bankDay?: string;
  readonly crewPaid?: 'by_job' | 'anyway';
  readonly unknown?: readonly KeptNumberId[];
  readonly invoices?: readonly OpenInvoice[];
  readonly costs?: readonly KeptCashRow[];
  /** Sales of twelve months, the first one twelve months ago. */
  readonly sales?: readonly number[];
  /** The headline of the 13 weeks; null where none may be said. */
  readonly headline: string | null;
  /** What is asked next. */
  readonly asks: KeptNumberId | null;
  /** The headline of "Owed to you" by its sums: overdue and unpaid. */
  readonly owed?: readonly [overdue: number, unpaid: number];
  /** Sentences that have to stand somewhere on the page. */
  readonly says?: readonly RegExp[];
  /** Words that may stand nowhere. */
  readonly never?: readonly RegExp[];
};

const invoice = (customer: string, balance: string, issued: string, due: string | null) => ({
  customer,
  number: `${customer.length}${issued.slice(5, 7)}`,
  issued,
  due,
  total: balance,
  balance,
});
const cost = (label: string, amount: string, date: string): KeptCashRow => ({
  id: '01KB0000000000000000000000',
  label,
  way: 'out',
  amount,
  date,
  repeat: 'once',
});

/** A cleaning crew of three that pays its bills. */
const cleaner: Numbers = {
  cash_today: '8400',
  jobs_per_week: '26',
  average_job_value: '165',
  overhead_month: '2380',
  owner_pay: '4000',
  job_materials: '0',
  crew_hours: '114',
  wage_hour: '17.5',
  payroll_extras: '11',
  days_to_pay: '9',
  days_to_invoice: '0',
};
const flat = (month: number) => Array.from({ length: 12 }, () => month);

export const toldBusinesses: readonly ToldBusiness[] = [
  {
    name: 'a healthy cleaner',
    numbers: cleaner,
    headline: 'You should stay above $1,800',
    asks: 'job_hours_week',
    never: [/short/, /doesn’t count/],
  },
  {
    name: 'the plumber of the complaint: $9,000, 8 jobs a week at $320, $5,850 a month',
    solo: true,
    numbers: {
      cash_today: '9000',
      jobs_per_week: '8',
      average_job_value: '320',
      overhead_month: '5850',
      job_materials: '35',
    },
    headline: 'You should stay above $5,100',
    asks: 'owner_pay',
    says: [/paid the week you do it/],
    never: [/12,190/, /short the week/],
  },
  {
    name: 'a tight painter whose insurance and tax fall together',
    solo: true,
    numbers: {
      cash_today: '4480',
      jobs_per_week: '3',
      average_job_value: '520',
      overhead_month: '1900',
      owner_pay: '3600',
      job_materials: '90',
      days_to_pay: '7',
      days_to_invoice: '0',
    },
    costs: [cost('Insurance', '1450', '2027-01-11'), cost('Tax payment', '2600', '2027-01-15')],
    headline: 'You may run $3,440 short the week of February 1',
    asks: 'crew_hours',
    says: [/Do \d more jobs? a week/],
    never: [/You should stay above \$/],
  },
  {
    name: 'one number known: the bank',
    numbers: { cash_today: '4200' },
    headline: null,
    asks: 'jobs_per_week',
    never: [/stay above/, /short/, /If no new jobs/, /An hour costs/, /You keep/],
  },
  { name: 'new, nothing known', numbers: {}, headline: null, asks: 'cash_today', never: [/\$/] },
  {
    name: 'two numbers known',
    numbers: { cash_today: '4200', jobs_per_week: '6' },
    headline: null,
    asks: 'average_job_value',
    never: [/stay above/, /short/],
  },
  {
    name: 'costs known and no income: the bills alone say nothing',
    numbers: { cash_today: '9000', overhead_month: '5850' },
    headline: null,
    asks: 'jobs_per_week',
    never: [/stay above/, /short/, /-\$/],
  },
  {
    name: 'does not know the jobs of a week, knows sales from the tax return',
    solo: true,
    numbers: {
      cash_today: '5000',
      monthly_sales: '7000',
      overhead_month: '2500',
      owner_pay: '3500',
      job_materials: '0',
      crew_hours: '0',
    },
    unknown: ['jobs_per_week', 'average_job_value'],
    headline: 'You should stay above $610',
    asks: 'days_to_pay',
    never: [/Typical jobs/],
  },
  {
    name: 'does not know the overhead: nothing is drawn and it is not asked again',
    numbers: { cash_today: '5000', jobs_per_week: '6', average_job_value: '200' },
    unknown: ['overhead_month'],
    headline: null,
    asks: 'crew_hours',
    never: [/stay above/, /short/],
  },
  {
    name: 'a crew whose pay nobody told',
    numbers: {
      cash_today: '9000',
      jobs_per_week: '8',
      average_job_value: '320',
      overhead_month: '5850',
    },
    headline: 'Before crew pay, you should stay above $5,700',
    asks: 'crew_hours',
    says: [/doesn’t count crew pay, your own pay, and materials yet/],
  },
  {
    name: 'seasonal: a lawn crew before winter',
    solo: true,
    numbers: {
      cash_today: '14000',
      jobs_per_week: '20',
      average_job_value: '90',
      overhead_month: '1800',
      owner_pay: '3500',
      job_materials: '5',
      crew_hours: '0',
      days_to_pay: '7',
      days_to_invoice: '0',
    },
    // November to October
    sales: [600, 500, 600, 4000, 9000, 14_000, 15_000, 14_000, 13_000, 9000, 6000, 3000],
    headline: 'You may run $1,636.30 short the week of February 1',
    asks: 'job_hours_week',
    says: [/Typical jobs/],
  },
  {
    name: 'the same crew without a season known',
    solo: true,
    numbers: {
      cash_today: '14000',
      jobs_per_week: '20',
      average_job_value: '90',
      overhead_month: '1800',
      owner_pay: '3500',
      job_materials: '5',
      crew_hours: '0',
      days_to_pay: '7',
      days_to_invoice: '0',
    },
    headline: 'You should stay above $10,300',
    asks: 'job_hours_week',
  },
  {
    name: 'one big customer that is late',
    solo: true,
    numbers: {
      cash_today: '6000',
      jobs_per_week: '2',
      average_job_value: '700',
      overhead_month: '1500',
      owner_pay: '4000',
      job_materials: '20',
      crew_hours: '0',
      days_to_pay: '30',
      days_to_invoice: '3',
    },
    invoices: [invoice('Harris Property Group', '9800', '2026-09-10', '2026-10-10')],
    headline: 'You should stay above $1,800',
    asks: 'job_hours_week',
    owed: [9800, 9800],
  },
  {
    name: 'no invoices: everybody pays on the day',
    solo: true,
    numbers: {
      cash_today: '3400',
      jobs_per_week: '10',
      average_job_value: '150',
      overhead_month: '1200',
      owner_pay: '3200',
      job_materials: '10',
      crew_hours: '0',
      days_to_pay: '0',
      days_to_invoice: '0',
    },
    headline: 'You should stay above $300',
    asks: 'job_hours_week',
    owed: [0, 0],
    never: [/overdue/],
  },
  {
    name: 'all invoices late: they are in neither line',
    solo: true,
    numbers: {
      cash_today: '12000',
      jobs_per_week: '6',
      average_job_value: '250',
      overhead_month: '1500',
      owner_pay: '3500',
      job_materials: '15',
      crew_hours: '0',
      days_to_pay: '14',
      days_to_invoice: '1',
    },
    invoices: [
      invoice('Marcus Okafor', '420', '2026-10-20', '2026-11-06'),
      invoice('Dana Whitfield', '330', '2026-10-25', '2026-11-13'),
      invoice('Olentangy Dental', '660', '2026-10-01', '2026-10-30'),
    ],
    headline: 'You should stay above $8,300',
    asks: 'job_hours_week',
    owed: [1410, 1410],
  },
  {
    name: 'open invoices come on their due dates',
    solo: true,
    numbers: {
      cash_today: '500',
      jobs_per_week: '6',
      average_job_value: '250',
      overhead_month: '1500',
      owner_pay: '3500',
      job_materials: '15',
      crew_hours: '0',
      days_to_pay: '14',
      days_to_invoice: '1',
    },
    invoices: [
      invoice('Okafor', '2500', '2026-11-10', '2026-11-28'),
      invoice('Whitfield', '3100', '2026-11-20', '2026-11-30'),
    ],
    headline: 'You may run $2,180 short the week of November 30',
    asks: 'job_hours_week',
    owed: [0, 5600],
    says: [/Open invoices/],
  },
  {
    name: 'above zero and below the cushion',
    numbers: { ...cleaner, cash_floor: '5000' },
    headline: 'You should stay above zero, but only by $1,881.10',
    asks: 'job_hours_week',
    says: [/below your safety cushion of \$5,000/],
    never: [/short/],
  },
  {
    name: 'overdrawn today',
    numbers: { ...cleaner, cash_today: '-600' },
    headline: 'You may run $7,118.90 short the week of November 30',
    asks: 'job_hours_week',
    never: [/stay above \$/],
  },
  {
    name: 'the bank of last week is asked first',
    numbers: { ...cleaner, card_fee: '2.9' },
    bankDay: '2026-11-18',
    headline: 'You should stay above $1,700',
    asks: 'cash_today',
  },
  {
    name: 'an even year of sales is no season',
    numbers: cleaner,
    sales: flat(18_590),
    headline: 'You should stay above $1,800',
    asks: 'job_hours_week',
  },
];

/** What is known of a business, as the server answers it. */
export const knownOf = ({
  numbers,
  bankDay = businessToday,
  crewPaid,
  unknown = [],
  costs = [],
  sales,
}: ToldBusiness): KnownNumbers => ({
  numbers: (Object.keys(numbers) as KeptNumberId[]).map((id) => ({
    id,
    value: numbers[id] ?? '0',
    unit: unitOf(id),
    date: id === 'cash_today' ? bankDay : businessToday,
    source: 'owner',
  })),
  choices: crewPaid ? [{ id: 'crew_paid', value: crewPaid, date: businessToday }] : [],
  cash_rows: costs.map((row, nth) => ({ ...row, id: `01KB000000000000000000000${nth}` })),
  imports: sales
    ? [
        {
          source: 'quickbooks',
          kind: 'invoices',
          date: businessToday,
          rows: 300,
          until: businessToday,
          figures: {
            months: sales.map((month, nth) => ({
              month: new Date(Date.UTC(2025, 10 + nth, 1)).toISOString().slice(0, 7),
              sales: String(month),
            })),
          },
        },
      ]
    : [],
  unknown: unknown.map((id) => ({ id, date: businessToday })),
  left_out: [],
});

/** The open invoices of a business as they are kept. */
export const receivablesOf = ({ invoices = [] }: ToldBusiness): Receivable[] =>
  invoices.map((one, nth) => ({
    ...one,
    id: String(nth).padStart(26, 'a'),
    business_id: '00000000-0000-4000-8000-000000000000',
    source: 'file',
    currency: 'USD',
    seen: businessToday,
    paid: null,
    reminders: [],
  }));

const percents = new Set<KeptNumberId>(['payroll_extras', 'card_fee']);
const counts = new Set<KeptNumberId>(['jobs_per_week', 'days_to_pay', 'days_to_invoice']);
const unitOf = (id: KeptNumberId) => {
  if (percents.has(id)) return 'percent';
  if (counts.has(id)) return 'count';
  return id === 'crew_hours' ? 'hours' : 'money';
};
