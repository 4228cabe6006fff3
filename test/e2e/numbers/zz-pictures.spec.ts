import { expect } from '@playwright/test';
import { open, test } from '../../support/playwright-app.ts';

const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
const today = () => day(0);
const healthy = {
  average_job_value: '165',
  job_hours: '3.5',
  job_materials: '0',
  jobs_per_week: '26',
  wage_hour: '17.5',
  payroll_extras: '11',
  crew_hours: '114',
  job_hours_week: '91',
  working_weeks: '52',
  overhead_month: '2380',
  owner_pay: '4000',
  days_to_pay: '9',
  days_to_invoice: '0',
  cash_today: '8400',
  win_rate: '60',
} as const;
for (const [name, values, cash] of [
  ['healthy', healthy, []],
  [
    'tight',
    { ...healthy, cash_today: '4480', card_fee: '2.9' },
    [{ label: 'Tax payment', amount: '2600', date: day(50) }],
  ],
  ['first', { cash_today: '4200' }, []],
  ['empty', {}, []],
] as const) {
  test(`pictures ${name}`, async ({ page, app }) => {
    test.setTimeout(240_000);
    const ada = await app.owner('Renee', 'pro', {
      name: 'Sparkle & Sons',
      type: 'Cleaning Company',
      selected_helpers: ['finance', 'sales'],
    });
    const business_id = String((await ada.client.account.get({})).account.active_business_id);
    if (Object.keys(values).length)
      await ada.client.numbers.save({
        business_id,
        today: today(),
        numbers: Object.entries(values).map(([id, value]) => ({ id: id as 'win_rate', value })),
        choices: name === 'first' ? [] : [{ id: 'crew_paid', value: 'by_job' }],
        unknown: name === 'healthy' ? ['quote_win_rate'] : [],
        cash_rows: cash.map((one, nth) => ({
          ...one,
          id: `01KB000000000000000000000${nth}`,
          way: 'out' as const,
          repeat: 'once' as const,
        })),
      });
    if (name === 'healthy' || name === 'tight') {
      const inv = (customer: string, number: string, balance: string, due: number) => ({
        customer,
        number,
        issued: day(due - 20),
        due: day(due),
        total: balance,
        balance,
      });
      const { receivables } = await ada.client.connections.saveReceivables({
        business_id,
        today: today(),
        currency: 'USD',
        invoices: [
          inv('Harris Property Group', '1201', '900', -41),
          inv('Harris Property Group', '1207', '660', -25),
          inv('Harris Property Group', '1210', '420', -12),
          inv('Marcus Okafor', '1208', '420', -19),
          inv('Dana Whitfield', '1211', '330', -12),
          inv('Kim Lee', '1220', '1800', 6),
          inv('Beechwold Apartments', '1221', '2030', 14),
        ],
      });
      const marcus = receivables.find(({ customer }) => customer === 'Marcus Okafor');
      await ada.client.connections.changeReceivable({
        business_id,
        today: today(),
        id: marcus?.id ?? '',
        change: 'reminded',
      });
    }
    for (const width of [390, 1280])
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme: scheme });
        await open(page, ada, '/dashboard/numbers');
        await expect(page.getByRole('heading', { name: 'Your money' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(500);
        await page.screenshot({
          path: `/tmp/pictures/money/${name}-${width}-${scheme}.png`,
          fullPage: true,
        });
        if (name === 'healthy' || name === 'empty') {
          await open(
            page,
            ada,
            `/dashboard/numbers/calculators${width === 390 ? '' : '?sum=price-rise'}`,
          );
          await page.waitForTimeout(800);
          if (width === 1280) {
            const f = page.getByLabel('New price');
            if (await f.isVisible()) await f.fill('178');
          }
          await page.screenshot({
            path: `/tmp/pictures/money/calculators-${name}-${width}-${scheme}.png`,
            fullPage: true,
          });
          if (width === 390) {
            await open(page, ada, '/dashboard/numbers/calculators?sum=hour-cost');
            await page.waitForTimeout(800);
            await page.screenshot({
              path: `/tmp/pictures/money/calculator-${name}-${width}-${scheme}.png`,
              fullPage: true,
            });
          }
        }
      }
  });
}
