import { expect, type Page } from '@playwright/test';
import { inboxPath } from '#local/mail.ts';
import { addDays, daysBetween } from '#shared/domain/lib/local-date.ts';
import { nextOccurrence } from '#shared/domain/lib/local-time.ts';
import { replies } from '#test/support/pages/chat-page.ts';
import { answerWithWork } from '../../support/answers/work-answer.ts';
import { complaintsOf } from '../../support/browser.ts';
import { taskOn, weekOf } from '../../support/pages/week-page.ts';
import { open, type PlaywrightApp, test } from '../../support/playwright-app.ts';
import { letDaysPass, settleBusinesses } from '../../support/week/week-passes.ts';

const sevenMs = 7 * 3_600_000;
const untilMonday = nextOccurrence({ weekday: 1, hour: 7 }, 'America/New_York', new Date());
/**
 * A zone in which it is not a Monday before seven: an email sent on such a morning reports the week before. When it is
 * such a morning in New York, Sydney's Monday is past that hour.
 */
const timeZone =
  untilMonday.getTime() - Date.now() > sevenMs ? 'America/New_York' : 'Australia/Sydney';
test.use({ timezoneId: timeZone });

const steps = (page: Page) => page.getByRole('region', { name: 'Steps, in order' });

/** Sends a starter prompt and adds both steps of the answer to the week, due on a day. */
const takeSteps = async (page: Page, day: string) => {
  await page.getByRole('button', { name: /^Follow-up Strategies/ }).click();
  await page.getByRole('button', { name: /^Quote gone quiet/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Quote gone quiet' });
  await dialog.getByLabel('Quote amount').fill('1,850');
  await dialog.getByRole('button', { name: 'Send to Sales' }).click();
  for (const title of ['Text the first 10 regulars', 'Check the first bills']) {
    await steps(page)
      .getByRole('button', { name: new RegExp(`^${title}: .*Change date`) })
      .click();
    await steps(page).getByLabel('Day').fill(day);
    await steps(page).getByRole('button', { name: 'Set date' }).click();
  }
  await steps(page).getByRole('button', { name: 'Add all to my week' }).click();
  await expect(steps(page).getByText('Added')).toHaveCount(2);
};

/** The system message of the last question sent to the model. */
const toldLast = ({ stack }: PlaywrightApp) => {
  const { messages = [] } = stack.openai.requests().at(-1)?.body ?? {};
  return String(messages.find(({ role }) => role === 'system')?.content ?? '');
};

/** The URL of the weekly check-in in an owner's email. */
const checkInLink = ({ stack }: PlaywrightApp, email: string) => {
  const mail = stack.mail.inbox
    .list(email)
    .find(({ text }) => text.includes('/dashboard/check-in'));
  const [, path = ''] = /(\/dashboard\/check-in\S*)/.exec(mail?.text ?? '') ?? [];
  return { text: mail?.text ?? '', path };
};

test('a whole week: steps of an answer, the week, today, the helpers, the email, Monday and the week after', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  answerWithWork(app.stack.openai);
  const flo = await app.owner('Flo', 'pro', { selected_helpers: ['sales', 'finance'] });
  const { account } = await flo.client.account.get({});
  await flo.client.businesses.locate({
    business_id: String(account.active_business_id),
    time_zone: timeZone,
    languages: ['en-US'],
  });
  const week = await weekOf(flo);
  await open(page, flo, '/dashboard/sales');
  await takeSteps(page, week.today);

  await page.goto('/dashboard');
  await taskOn(page, 'Text the first 10 regulars').getByRole('checkbox').click();
  await expect(page.getByText('Done: Text the first 10 regulars')).toBeVisible();
  await week.hasState('Text the first 10 regulars', 'done');

  // Another helper receives the done and open tasks.
  app.stack.openai.say();
  app.stack.openai.forget();
  await page.goto('/dashboard/finance?view=chat');
  const question = page.getByLabel('Message Finance');
  await question.fill('What next?');
  await question.press('Enter');
  await expect(replies(page)).toHaveCount(1);
  expect(toldLast(app)).toMatch(/\nDone: Text the first 10 regulars \(done .*from Sales\)/);
  expect(toldLast(app)).toMatch(/Open: Check the first bills \(due .*by Luis/);

  // The email of the next Monday lists the same tasks and links to the page.
  await settleBusinesses(app.stack, flo.email);
  await fetch(`${app.stack.mail.url}${inboxPath}/monday`, { method: 'POST' });
  const { text, path } = checkInLink(app, flo.email);
  expect(text).toContain('Text the first 10 regulars');
  expect(text).toContain('Check the first bills');

  const { on } = await flo.client.checkIn.get({ business_id: week.business_id });
  // Moves tasks done today to that week's Wednesday, and tasks done later to its Friday.
  const sinceMonday = daysBetween(on, week.today);
  await letDaysPass(app.stack, flo.email, sinceMonday + 5);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Last week: 1 of 2 done' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'One task left. Still need these?' }),
  ).toBeVisible();
  const bills = taskOn(page, 'Check the first bills');
  await bills.getByRole('button', { name: 'Tomorrow' }).click();
  const due = async () => (await week.read('Check the first bills'))?.due;
  await expect.poll(due).toBe(addDays(week.today, 1));

  // The task waits in the week, is done there, and starts the weekly check-in of the week after.
  await page.goto('/dashboard/week');
  await taskOn(page, 'Check the first bills').getByRole('checkbox').click();
  await week.hasState('Check the first bills', 'done');
  await letDaysPass(app.stack, flo.email, sinceMonday + 3);
  await page.goto(path);
  await expect(
    page.getByRole('heading', { name: 'Last week: your one task is done' }),
  ).toBeVisible();
  await expect(page.getByText('Check the first bills')).toBeVisible();
  expect(complaints).toEqual([]);
});
