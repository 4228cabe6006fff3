import { expect, type Page } from '@playwright/test';
import { postPhotoLimits } from '#shared/domain/connections/posts/post-photo.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '#test/support/browser.ts';
import { lookAt, phonePhoto } from '#test/support/pages/photo-page.ts';
import { cameraName, positionBytes } from '#test/support/photos.ts';
import { open, test } from '#test/support/playwright-app.ts';
import { onFacebook } from '#test/support/posts/facebook.ts';
import { timeGoesBy } from '#test/support/posts/time-goes-by.ts';

const provider = 'facebook-page' as const;
const zone = 'Pacific/Auckland';

const connect = async (page: Page, id: ProviderId, account: string) => {
  await page.goto('/dashboard/connections');
  const { name, shortName } = providers[id];
  const row = page.getByRole('listitem', { name });
  await row.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('button', { name: `Go to ${shortName}` }).click();
  await page.getByRole('link', { name: `Connect ${account}`, exact: true }).click();
};

test('a post with a photo for Facebook is planned for 8:00 tomorrow in another zone, goes up then, and one that fails is on Today', {
  tag: ['@phone', '@wide', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const { facebook } = app.stack;
  const ada = await app.owner('Ada', 'pro');
  // A new owner sees the first questions in place of today.
  await ada.askTimes(1);
  const { account } = await ada.client.account.get({});
  const business_id = String(account.active_business_id);
  await ada.client.businesses.update({ business_id, time_zone: zone });
  await open(page, ada, '/dashboard/connections');
  await connect(page, provider, 'two Pages');
  await expect(page.getByRole('group', { name: /^Which Page/ })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('radio', { name: 'Bright Side South' }).check();
  await page.getByRole('button', { name: 'Use this Page' }).click();
  await expect(page.getByRole('heading', { name: 'Facebook Page is connected' })).toBeVisible();
  await connect(page, 'google-business', 'Bright Side Cleaning');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();

  // Each place has its own preview, and the button to call is Google’s.
  await page.goto('/dashboard/posts');
  await page.getByRole('textbox', { name: 'Text' }).fill('Good morning');
  await page.getByRole('checkbox', { name: 'Put a “Call now” button under it on Google' }).check();
  const preview = page.getByRole('region', { name: 'How it looks' });
  await expect(preview.getByText('Call now')).toBeVisible();
  await preview.getByRole('button', { name: 'Facebook' }).click();
  await expect(preview.getByText('Call now')).toBeHidden();
  await expectAccessibleInAllLayouts(page);

  // The photo goes on Facebook only, and both previews say so.
  const photo = page.getByLabel('Photo', { exact: true });
  await photo.setInputFiles(await phonePhoto(page, 300, 200));
  await expect(page.getByText(/^This photo is too small\./)).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await photo.setInputFiles(await phonePhoto(page, 3000, 2000));
  await expect(preview.getByAltText('Under your words')).toBeVisible();
  await expect(page.getByText(/^This photo is too small/)).toBeHidden();
  await expectAccessibleInAllLayouts(page);
  await preview.getByRole('button', { name: 'Google' }).click();
  await expect(preview.getByText(/Your photo won’t show there\.$/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Google', exact: true }).uncheck();
  await page.getByRole('button', { name: 'At a time' }).click();
  await expect(page.getByLabel('Day')).toHaveValue(addDays(localDateOf(new Date(), zone), 1));
  await expect(page.getByLabel('Time')).toHaveValue('08:00');
  await page.getByRole('button', { name: 'Check and post' }).click();
  const sure = page.getByRole('group', { name: 'Post this on Facebook for everyone to read?' });
  const confirmed = page.getByAltText('Goes with these words');
  await expect(confirmed).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await sure.getByRole('button', { name: 'Yes, post it then' }).click();
  const list = page.getByRole('region', { name: 'Your posts' });
  await expect(list.getByText('Planned')).toBeVisible();
  expect(onFacebook(app, '803')).toEqual([]);
  await expect(list.getByAltText('Goes with this post')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  // A change keeps it.
  await page.reload();
  await list.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Good morning, Auckland');
  await page.getByRole('button', { name: 'Check the change' }).click();
  const shown = await confirmed.getAttribute('src');
  await sure.getByRole('button', { name: 'Yes, post it then' }).click();
  await expect(list.getByText('Good morning, Auckland')).toBeVisible();
  await timeGoesBy(app, ada, { business_id, provider });
  expect(onFacebook(app, '803')).toEqual(['Good morning, Auckland']);
  // What stands there is what was confirmed: upright, small, and without the place.
  const standing = facebook.page('803').posts[0]?.full_picture ?? '';
  expect(standing === shown).toBe(true);
  const bytes = Buffer.from(standing.split(',')[1] ?? '', 'base64');
  expect(bytes.length).toBeLessThanOrEqual(postPhotoLimits.bytes);
  expect(bytes.includes(positionBytes()) || bytes.includes(cameraName)).toBe(false);
  expect(await lookAt(page, standing)).toEqual({
    width: 960,
    height: 1440,
    top: [true, false, false],
    bottom: [false, false, true],
  });
  await page.reload();
  await expect(list.getByText(/^On Facebook since/)).toBeVisible();

  await page.getByRole('button', { name: 'New post' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Not like this');
  await page.getByRole('button', { name: 'Check and post' }).click();
  const both = page.getByRole('group', { name: /^Post this on Google and Facebook/ });
  await both.getByRole('button', { name: 'Yes, post it' }).click();
  await expect(list.getByText(/^Goes on Facebook in/)).toBeVisible();
  facebook.fail('506');
  await timeGoesBy(app, ada, { business_id, provider });
  await page.goto('/dashboard');
  await expect(page.getByText('Your post didn’t go up on Facebook', { exact: true })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('link', { name: /^Fix it/ }).click();
  await expect(page.getByRole('heading', { name: 'One post needs you', level: 1 })).toBeVisible();
  await expect(list.getByText('Facebook didn’t accept the text. Change it.')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  app.stack.profile.seen.writes.length = 0;
  expect(complaints).toEqual([]);
});
