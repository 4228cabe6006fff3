import { expect } from '@playwright/test';
import { freshEmail, password, signIn } from '#test/support/browser.ts';
import { open, test } from '#test/support/playwright-app.ts';
import { expectReadAs } from '#test/support/screen-reader.ts';
import { weekOf } from '#test/support/week-page.ts';
import { sayWork } from '#test/support/work-answer.ts';

// What a screen reader says of five screens, kept as text: whoever changes one sees in the difference how it reads.

/** What the page would say itself; known before it opens, the seasons come with the week. */
const here = { time_zone: 'UTC', languages: ['en-US'] };

test('signing up is read in order: what is asked, what a password takes, and the way to log in', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectReadAs(page, 'sign-up');
});

test('the choice of a plan is read with its step, its names and its prices', async ({
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

test('the dashboard is read from the day on: what is due, how to ask, where to go', async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada', 'pro', { type: 'Other' });
  const week = await weekOf(ada);
  await ada.client.businesses.locate({ ...here, business_id: week.business_id });
  await week.add(['Ask Janet', 0]);
  // From the second day on, the dashboard begins with the day.
  await ada.askTimes(1);
  await open(page, ada);
  await expect(page.getByRole('checkbox', { name: 'Ask Janet' })).toBeVisible();
  await expectReadAs(page, 'dashboard');
});

test('an answer is read with its speaker, its drafts and its steps, and each button says what it is for', async ({
  page,
  app,
}) => {
  sayWork(app.stack.openai);
  const bo = await app.owner('Bo');
  await open(page, bo, '/dashboard/sales?view=chat');
  await page.getByLabel('Message Sales').fill('How do I win back my regulars?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Copy this reply' })).toBeVisible();
  await expectReadAs(page, 'answer');
});

test('the week is read by its lists, and every task says its day and what can be done with it', async ({
  page,
  app,
}) => {
  const cleo = await app.owner('Cleo', 'pro', { type: 'Other' });
  const week = await weekOf(cleo);
  await cleo.client.businesses.locate({ ...here, business_id: week.business_id });
  await week.add(['Call Mr. Okafor', -1], ['Ask Janet', 0], ['Order cloths', 30]);
  await open(page, cleo, '/dashboard/week');
  await expect(page.getByRole('checkbox', { name: 'Order cloths' })).toBeVisible();
  await expectReadAs(page, 'week');
});
