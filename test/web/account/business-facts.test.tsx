import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { ProfilePage } from '#web/features/account/profile/profile-page.tsx';
import { CalendarAndCheckInPage } from '#web/features/account/settings/calendar-and-check-in-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

const businessOf = async (name: string) => {
  const [business] = (await app.as(name).account.get({})).businesses;
  if (!business) throw new Error('no business');
  return business;
};

describe('the profile to read', () => {
  const show = (name: string) => showPage(app, name, <ProfilePage />, { at: '/dashboard/profile' });
  const button = (name: string) => screen.getByRole('button', { name });

  test('what is known has a pencil that opens the form at its field, what is missing stands in a fold', async () => {
    await app.member('nora');
    await app.as('nora').businesses.update({
      business_id: (await businessOf('nora')).id,
      company_size: '2-10',
      selected_goals: ['Increase revenue'],
    });
    const { user } = await show('nora');
    expect(screen.getByText('2-10 people')).toBeTruthy();
    const missing = within(screen.getByText('Not filled in yet').closest('details') as HTMLElement);
    expect(missing.getByRole('button', { name: 'Add Specialty', hidden: true })).toBeTruthy();
    expect(missing.queryByText(/Business size/)).toBeNull();
    await user.click(button('Change Business size'));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('company_size'));
    await user.click(button('Cancel'));
    await user.click(button('Change Goals'));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('name')).toBe('selected_goals'),
    );
  });

  test('the next question is the label of its field, as Today asks it', async () => {
    await app.member('owen');
    const { user } = await show('owen');
    const town = screen.getByLabelText('What town do you work in?');
    expect(town.getAttribute('placeholder')).toBe('Example: Columbus, Ohio');
    await user.type(town, 'Boise');
    await user.click(button('Save'));
    await screen.findByLabelText('How big is your team?');
    expect((await businessOf('owen')).location).toBe('Boise');
  });
});

test('where no time zone is known, that of the device is taken with one press', async () => {
  await app.member('zoe');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isKnown = Intl.supportedValuesOf('timeZone').includes(timeZone);
  const { user } = await showPage(app, 'zoe', <CalendarAndCheckInPage />, {
    at: '/dashboard/profile/calendar',
  });
  await screen.findByText('By email once your time zone is set');
  const link = { name: 'Set time zone' };
  if (!isKnown) return expect(screen.getByRole('link', link)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use this' }));
  expect(await screen.findByText(/^By email to /)).toBeTruthy();
  expect((await businessOf('zoe')).time_zone).toBe(timeZone);
});
