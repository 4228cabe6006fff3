import type { Asker } from '../chat.ts';

const day = (offset = 0) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const invoice = (customer: string, number: string, balance: string, due: number) => ({
  customer,
  number,
  issued: day(due - 20),
  due: day(due),
  total: balance,
  balance,
});

/** Keeps eleven numbers of a business, enough for what an hour and a job cost, and two open invoices. */
export const keepMoney = async ({ api, businessId: business_id }: Asker) => {
  await api.numbers.save({
    business_id,
    today: day(),
    numbers: Object.entries({
      average_job_value: '165',
      job_hours: '2.5',
      job_materials: '20',
      jobs_per_week: '28',
      win_rate: '40',
      wage_hour: '22',
      payroll_extras: '15',
      crew_hours: '60',
      job_hours_week: '70',
      working_weeks: '48',
      overhead_month: '2600',
      owner_pay: '4000',
    }).map(([id, value]) => ({ id: id as 'win_rate', value })),
    choices: [{ id: 'tax_mode', value: 'none' }],
  });
  await api.connections.saveReceivables({
    business_id,
    today: day(),
    currency: 'USD',
    invoices: [
      invoice('Olentangy Dental', '1207', '660', -25),
      invoice('Marcus Okafor', '1208', '420', 5),
    ],
  });
};
