import { expect } from '@playwright/test';
import { answerWithWork } from '#test/support/answers/work-answer.ts';
import { freshEmail, password, signIn } from '#test/support/browser.ts';
import { expectReadAs } from '#test/support/pages/screen-reader.ts';
import { weekOf } from '#test/support/pages/week-page.ts';
import { open, test } from '#test/support/playwright-app.ts';

// The accessibility trees of five screens, stored as text: the diff of a change shows how it reads.

/** The zone and languages a page reports; set before it opens, because the seasons load with the week. */
const here = { time_zone: 'UTC', languages: ['en-US'] };

test('sign-up reads in order: the fields, the password rules, and the link to log in', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectReadAs(page, 'sign-up');
});

test('the plan step reads the step, the plan names and the prices', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const email = freshEmail('reader');
  await app.stack.auth.signUp({ email, password });
  await signIn(page, email);
  await page.getByLabel('Business name').fill('Ridgeline');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Plumber' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do you want to start?');
  await expectReadAs(page, 'plans');
});

test('the dashboard reads the day first: what is due, how to ask, where to go', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada', 'pro', { type: 'Other' });
  const week = await weekOf(ada);
  await ada.client.businesses.locate({ ...here, business_id: week.business_id });
  await week.add(['Ask Janet', 0]);
  // The dashboard starts with the day from the second day on.
  await ada.askTimes(1);
  await open(page, ada);
  await expect(page.getByRole('checkbox', { name: 'Ask Janet' })).toBeVisible();
  await expectReadAs(page, 'dashboard');
});

test('an answer reads its speaker, its drafts and its steps, and each button names its target', async ({
  page,
  app,
}) => {
  answerWithWork(app.stack.openai);
  const bo = await app.owner('Bo');
  await open(page, bo, '/dashboard/sales?view=chat');
  await page.getByLabel('Message Sales').fill('How do I win back my regulars?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  await expectReadAs(page, 'answer');
});

test('the week reads list by list, and every task has its day and its actions', {
  tag: '@night',
}, async ({ page, app }) => {
  const cleo = await app.owner('Cleo', 'pro', { type: 'Other' });
  const week = await weekOf(cleo);
  await cleo.client.businesses.locate({ ...here, business_id: week.business_id });
  await week.add(['Call Mr. Okafor', -1], ['Ask Janet', 0], ['Order cloths', 30]);
  await open(page, cleo, '/dashboard/week');
  await expect(page.getByRole('checkbox', { name: 'Order cloths' })).toBeVisible();
  await expectReadAs(page, 'week');
});
