import { expect, type Page } from '@playwright/test';
import { providers } from '#shared/domain/connections/providers.ts';
import { accessTable } from '#test/support/app/table.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '#test/support/browser.ts';
import { type Owner, open, type PlaywrightApp, test } from '#test/support/playwright-app.ts';
import { minuteLater as letMinutePass } from '#test/support/reviews/reviews.ts';

const provider = 'google-business' as const;
const { name: providerName, shortName } = providers[provider];
const south = 'accounts/102/locations/503';

/** The account of an owner, and its business. */
const refOf = async ({ client, email }: Owner, { stack }: Pick<PlaywrightApp, 'stack'>) => {
  const { AccessToken } = await stack.auth.tokensOf(email);
  const { sub } = JSON.parse(atob(AccessToken.split('.')[1] ?? ''));
  const { account } = await client.account.get({});
  return { account_id: String(sub), business_id: String(account.active_business_id) };
};

/** Has the profile read as the clock does. */
const readAgain = async (owner: Owner, app: PlaywrightApp) => {
  const { queueSync } = await import('#functions/lib/connections/sync-queue.ts');
  await queueSync({ ...(await refOf(owner, app)), provider, why: 'again' });
  await app.stack.queue.syncs.settled();
};

/** Connects a person who looks after two places, and chooses the second. */
const connectByHand = async (page: Page, app: PlaywrightApp) => {
  const row = page.getByRole('listitem', { name: providerName });
  await row.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('button', { name: `Go to ${shortName}` }).click();
  await page.getByRole('link', { name: 'Connect two places' }).click();
  await expect(page.getByRole('heading', { name: 'One more step', level: 1 })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('radio', { name: /Bright Side South/ }).click();
  await page.getByRole('button', { name: 'Use this profile' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await app.stack.queue.syncs.settled();
};

/** Lets the minute of what was pressed go by, and the worker send it. */
const minuteLater = async (owner: Owner, { stack }: Pick<PlaywrightApp, 'stack'>) => {
  const { account_id: sub } = await refOf(owner, { stack });
  await letMinutePass({ stack, table: accessTable(stack.data.url) }, { sub });
};

test('a profile is connected and its place chosen; a review of 2 stars is answered, taken back, posted, changed and the answer deleted', {
  tag: ['@phone', '@wide', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const { profile, queue } = app.stack;
  const ada = await app.owner('Ada', 'pro');
  await ada.askTimes(1);
  await open(page, ada, '/dashboard/connections');
  await connectByHand(page, app);
  await page.getByRole('link', { name: 'See your reviews' }).click();
  await expect(page.getByRole('heading', { name: 'One review to answer', level: 1 })).toBeVisible();

  profile.addReview(south, {
    name: 'Mike Dunn',
    stars: 2,
    text: 'They skipped the upstairs bathroom and nobody called me back. For $165 I expected better.',
  });
  await readAgain(ada, app);
  await page.goto('/dashboard/reviews');
  await expect(page.getByRole('heading', { name: 'Two reviews to answer' })).toBeVisible();
  const mike = page.getByRole('article', { name: 'Mike D.' });
  await expect(mike.getByRole('img', { name: '2 of 5 stars' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  // Two answers are written by "Reply to a customer", which counts a question.
  const charged = await ada.charged();
  await page.goto('/dashboard');
  const line = page.getByRole('listitem').filter({ hasText: 'Mike left 2 stars' });
  await expect(line).toContainText('1 more review to answer');
  await expectAccessibleInAllLayouts(page);
  await line.getByRole('link', { name: /^Answer it/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer Mike' });
  await expect(dialog.getByLabel(/^Their review, 2 of 5 stars/)).toHaveValue(/upstairs bathroom/);
  await expectAccessibleInAllLayouts(page);
  await dialog.getByRole('button', { name: 'Write my reply' }).click();
  const replies = page.getByRole('dialog', { name: 'Your 2 replies' });
  await replies.getByRole('button', { name: 'Use these replies' }).click();
  expect(await ada.charged()).toBe(charged + 1);
  const answer = mike.getByRole('textbox', { name: 'Your answer' });
  await expect(answer).toHaveValue(/^I'm sorry [^.]*, Mike\./);
  await expectAccessibleInAllLayouts(page);
  await mike.getByRole('radio', { name: /Promises nothing/ }).click();
  await expect(answer).toHaveValue(/^Thank you [^.]*, Mike\./);

  // What nobody else should read is not posted.
  const words = 'Mike, I am sorry. Call me and we finish the upstairs bathroom. Ada';
  await answer.fill(`${words} You paid $165.`);
  await mike.getByRole('button', { name: 'Post this reply on Google' }).click();
  await expect(mike.getByText(/^Take out the amount/)).toBeVisible();
  await answer.fill(words);
  await mike.getByRole('button', { name: 'Post this reply on Google' }).click();
  await expect(mike.getByText(words)).toBeVisible();
  const sure = mike.getByRole('group', { name: 'Post this on Google for everyone to read?' });
  await expectAccessibleInAllLayouts(page);
  await sure.getByRole('button', { name: 'Keep editing' }).click();
  await expect(answer).toHaveValue(words);
  await mike.getByRole('button', { name: 'Post this reply on Google' }).click();
  await sure.getByRole('button', { name: 'Yes, post it' }).click();

  // Nobody sees it for a minute.
  await expect(mike.getByText(/^Goes on Google in \d+ seconds$/)).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  expect(profile.seen.writes).toEqual([]);
  await mike.getByRole('button', { name: 'Take it back' }).click();
  await expect(answer).toHaveValue(words);
  await mike.getByRole('button', { name: 'Post this reply on Google' }).click();
  await sure.getByRole('button', { name: 'Yes, post it' }).click();
  await expect(mike.getByText(/^Goes on Google in/)).toBeVisible();
  await minuteLater(ada, app);
  expect(profile.seen.writes.map(({ text }) => text)).toEqual([words]);
  await page.reload();
  const answered = page.getByRole('region', { name: 'Answered' });
  const done = answered.getByRole('article', { name: 'Mike D.' });
  await expect(done.getByText(/^On Google since/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'One review to answer' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  // Changed, and then deleted there.
  await done.getByRole('button', { name: 'Change it' }).click();
  const better = `${words} It is done since Tuesday.`;
  await done.getByRole('textbox', { name: 'Your answer' }).fill(better);
  await done.getByRole('button', { name: 'Post this reply on Google' }).click();
  await done.getByRole('button', { name: 'Yes, post it' }).click();
  await expect(done.getByText(/^Goes on Google in/)).toBeVisible();
  await minuteLater(ada, app);
  expect(profile.seen.writes.map(({ text }) => text)).toEqual([words, better]);
  await page.reload();
  await done.getByRole('button', { name: 'Delete it from Google' }).click();
  await expectAccessibleInAllLayouts(page);
  await done.getByRole('button', { name: 'Yes, delete it' }).click();
  await queue.syncs.settled();
  await expect(mike.getByRole('button', { name: /^Answer it/ })).toBeVisible({ timeout: 15_000 });
  expect(profile.place(south).reviews.at(-1)?.reviewReply).toBeUndefined();
  expect(complaints).toEqual([]);
});
