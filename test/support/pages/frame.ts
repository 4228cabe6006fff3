import type { Page } from '@playwright/test';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? Number.POSITIVE_INFINITY) < 1024;
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const places = ['Today', 'Week', 'Helpers', 'Money', 'More'];
const helperNames: readonly string[] = helperIds.map((id) => helpers[id].name);
const inMenu = ['Profile', 'Admin', 'Back to Admin', 'Sign Out'];

const press = (page: Page, name: string) =>
  page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .or(page.getByRole('button', { name: new RegExp(`^${name}`) }))
    .filter({ visible: true });

/** A link or button of the frame by its name, with the menu or the page open on which it stands. */
export const inFrame = async (page: Page, name: string) => {
  if (!isNarrow(page)) {
    if (inMenu.includes(name)) await page.getByRole('button', { name: /account menu$/ }).click();
    return inMenu.includes(name)
      ? press(page, name)
      : press(page, name).and(main(page).locator('*'));
  }
  if (places.includes(name)) return main(page).getByRole('link', { name });
  const place = helperNames.includes(name) ? 'Helpers' : 'More';
  await main(page).getByRole('link', { name: place }).click();
  await page
    .getByRole('heading', { name: place === 'More' ? 'More' : 'Your helpers', level: 1 })
    .waitFor();
  if (name === 'Profile') {
    await page.getByRole('link', { name: /^Account and settings/ }).click();
    await page.getByRole('heading', { name: 'Account and settings', level: 1 }).waitFor();
  }
  return press(page, name).and(page.getByRole('main').locator('*'));
};

/** Goes to a page of the frame as an owner does: by the side bar of a desk or the five places of a phone. */
export const goTo = async (page: Page, name: string) => (await inFrame(page, name)).first().click();

/** Signs out as an owner does. */
export const signOut = (page: Page) => goTo(page, 'Sign Out');
