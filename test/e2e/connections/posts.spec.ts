import { expect, type Page } from '@playwright/test';
import { providers } from '#shared/domain/connections/providers.ts';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { localDateOf, momentOf } from '#shared/domain/lib/local-time.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '#test/support/browser.ts';
import { open, test } from '#test/support/playwright-app.ts';
import { timeGoesBy } from '#test/support/posts/time-goes-by.ts';
import { place } from '#test/support/reviews/reviews.ts';

const provider = 'google-business' as const;
const { name: providerName, shortName } = providers[provider];
const zone = 'Pacific/Auckland';

const connectByHand = async (page: Page) => {
  const row = page.getByRole('listitem', { name: providerName });
  await row.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('button', { name: `Go to ${shortName}` }).click();
  await page.getByRole('link', { name: 'Connect Bright Side Cleaning' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
};

test('a post goes up now after it was taken back once, and another is planned for 8:00 tomorrow in another zone, changed, and goes then', {
  tag: ['@phone', '@wide', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const { profile } = app.stack;
  // Other journeys of this worker have posted at the same place.
  const earlier = new Set(profile.place(place).posts.map(({ name }) => name));
  const standing = () =>
    profile
      .place(place)
      .posts.filter(({ name }) => !earlier.has(name))
      .map(({ summary }) => summary);
  const ada = await app.owner('Ada', 'pro');
  const { account } = await ada.client.account.get({});
  const business_id = String(account.active_business_id);
  await ada.client.businesses.update({ business_id, time_zone: zone });
  await open(page, ada, '/dashboard/connections');
  await connectByHand(page);
  await page.goto('/dashboard/posts');
  await expect(page.getByRole('heading', { name: 'Posts', level: 1 })).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  // What is still open in the words is asked for before they go out.
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Two Fridays are open. Call [phone].');
  await page.getByRole('button', { name: 'Check and post' }).click();
  await expect(page.getByText('Fill in [phone] first.')).toBeVisible();
  const words = 'Two Fridays in December are open: 614-555-0134.';
  await text.fill(words);
  await page.getByRole('checkbox', { name: /Call now/ }).check();
  await page.getByRole('button', { name: 'Check and post' }).click();
  const sure = page.getByRole('group', { name: 'Post this on Google for everyone to read?' });
  await expect(page.getByText(words).first()).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await sure.getByRole('button', { name: 'Yes, post it' }).click();
  await expect(page.getByText(/^Goes on Google in \d+ seconds$/)).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  expect(standing()).toEqual([]);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(text).toHaveValue(words);
  await page.getByRole('button', { name: 'Check and post' }).click();
  await sure.getByRole('button', { name: 'Yes, post it' }).click();
  await expect(page.getByText(/^Goes on Google in/)).toBeVisible();
  await timeGoesBy(app, ada, { business_id, provider });
  expect(standing()).toEqual([words]);
  await page.reload();
  const list = page.getByRole('region', { name: 'Your posts' });
  await expect(list.getByText(/^On Google since/)).toBeVisible();
  await expect(list.getByRole('link', { name: /^See it/ })).toHaveAttribute('href', /^https:/);

  // Tomorrow at eight on the clock of the business, wherever this device is.
  await page.getByRole('button', { name: 'New post' }).click();
  await text.fill('Good morning');
  await page.getByRole('button', { name: 'At a time' }).click();
  const tomorrow = addDays(localDateOf(new Date(), zone), 1);
  await expect(page.getByLabel('Day')).toHaveValue(tomorrow);
  await expect(page.getByLabel('Time')).toHaveValue('08:00');
  await expect(page.getByText('The clock of your business: Auckland.')).toBeVisible();
  await page.getByRole('button', { name: 'Check and post' }).click();
  await expect(sure.getByText(/It goes out .* 8:00\sam/i)).toBeVisible();
  await sure.getByRole('button', { name: 'Yes, post it then' }).click();
  await expect(list.getByText('Planned')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  const { posts } = await ada.client.connections.posts({ business_id });
  const planned = posts.find((post) => post.text === 'Good morning');
  expect(planned?.places[0]?.press?.goes_at).toBe(momentOf(tomorrow, '08:00', zone).toISOString());

  await list.getByRole('button', { name: 'Change' }).click();
  await expect(text).toHaveValue('Good morning');
  await text.fill('Good morning, Auckland');
  await page.getByRole('button', { name: 'Check the change' }).click();
  await sure.getByRole('button', { name: 'Yes, post it then' }).click();
  await expect(list.getByText('Good morning, Auckland')).toBeVisible();
  await timeGoesBy(app, ada, { business_id, provider });
  expect(standing()).toEqual([words, 'Good morning, Auckland']);

  // One that fails says why and goes on; one that stands is deleted there.
  await page.reload();
  await page.getByRole('button', { name: 'New post' }).click();
  await text.fill('Not like this');
  await page.getByRole('button', { name: 'Check and post' }).click();
  await sure.getByRole('button', { name: 'Yes, post it' }).click();
  await expect(page.getByText(/^Goes on Google in/)).toBeVisible();
  profile.fail('policy');
  await timeGoesBy(app, ada, { business_id, provider });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'One post needs you', level: 1 })).toBeVisible();
  await expect(list.getByText('Google didn’t accept the text. Change it.')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await list.getByRole('button', { name: 'Put it away' }).click();
  await expect(page.getByRole('heading', { name: 'Posts', level: 1 })).toBeVisible();
  await list.getByRole('button', { name: 'Delete it from Google' }).last().click();
  await list.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(list.getByText(/^Taken off Google on/)).toBeVisible({ timeout: 15_000 });
  expect(standing()).toEqual(['Good morning, Auckland']);
  // Other journeys in this browser count what was written there.
  profile.seen.writes.length = 0;
  expect(complaints).toEqual([]);
});
