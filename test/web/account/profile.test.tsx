import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { blankDetails } from '#shared/domain/account/new-business.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { leaveAfterAsking } from '#web/core/ask-before-leaving.ts';
import {
  businessFormErrors,
  changesOf,
  detailsInForm,
} from '#web/features/account/profile/business-form-values.ts';
import { profileFieldGroups } from '#web/features/account/profile/profile-fields.ts';
import { ProfilePage } from '#web/features/account/profile/profile-page.tsx';
import { myDataLetter } from '#web/features/account/settings/my-data-letter.ts';

// A stage whose settings have not loaded.
vi.mock('#web/core/config.ts', () => ({ useConfig: () => undefined }));

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

const valuesOf = (fields: Record<string, string | string[]>) => {
  const all = (name: string) => [fields[name] ?? []].flat();
  const raw = (name: string) => all(name)[0] ?? '';
  return { all, raw, text: (name: string) => raw(name).trim() };
};
const filled = { name: 'Ridge Line', type: 'Plumber' };

describe('profile form values', () => {
  test('the form has a field for every detail of a business', () => {
    const names = profileFieldGroups.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(new Set([...names, 'selected_helpers'])).toEqual(
      new Set(Object.keys(blankDetails('', ''))),
    );
  });

  test.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['007', 7],
    ['200', 200],
  ])('%j years in business are saved as %j', (years, kept) => {
    const values = valuesOf({ ...filled, years_in_business: years });
    expect(businessFormErrors(values)).toEqual({});
    expect(detailsInForm(values).years_in_business).toBe(kept);
  });

  test.each([
    ['-1', 'Enter a whole number of years, 0 or more'],
    ['1.5', 'Enter a whole number of years, 0 or more'],
    ['ten', 'Enter a whole number of years, 0 or more'],
    ['1e2', 'Enter a whole number of years, 0 or more'],
    ['201', 'Enter 200 years or less'],
    ['9999999', 'Enter a whole number of years, 0 or more'],
  ])('%j years are rejected', (years, words) => {
    const wrong = businessFormErrors(valuesOf({ ...filled, years_in_business: years }));
    expect(wrong.years_in_business).toContain(words);
  });

  test('name and business type are required, and “Other” accepts a description', () => {
    expect(Object.keys(businessFormErrors(valuesOf({ name: ' ' })))).toEqual(['name', 'type']);
    const other = { name: 'x', type: 'Other', other_type: ' Pool service ' };
    expect(detailsInForm(valuesOf(other)).type).toBe('Pool service');
    expect(detailsInForm(valuesOf({ ...other, other_type: ' ' })).type).toBe('Other');
  });

  test('only changed fields are sent, and the order of a list does not count as a change', () => {
    const before = {
      ...blankDetails('Ridge Line', 'Plumber'),
      selected_goals: ['Reduce costs', 'Increase revenue'],
    } as never;
    const same = { ...filled, selected_goals: ['Increase revenue', 'Reduce costs'] };
    expect(changesOf(detailsInForm(valuesOf(same)), before)).toEqual({});
    const changed = { ...same, location: 'Boise', years_in_business: '0' };
    expect(changesOf(detailsInForm(valuesOf(changed)), before)).toEqual({
      location: 'Boise',
      years_in_business: 0,
    });
  });
});

const show = (name: string) =>
  showPage(app, name, <ProfilePage />, { path: '/dashboard/profile', at: '/dashboard/profile' });
const button = (name: string) => screen.getByRole('button', { name });
/** Waits for the form to close after saving; the toast alone could be from an earlier test. */
const saved = async () => {
  await screen.findByRole('button', { name: 'Edit' });
  await screen.findByText('Saved!');
};
const businessOf = async (name: string) => (await app.as(name).account.get({})).businesses[0];

describe('helpers of a plan', () => {
  let nth = 0;
  let name = '';
  beforeEach(async () => {
    nth += 1;
    name = `owner${nth}`;
    // The trial had all seven helpers open and is over.
    await app.member(name);
    const { businesses } = await app.as(name).account.get({});
    await app.as(name).businesses.update({
      business_id: String(businesses[0]?.id),
      selected_helpers: ['sales', 'finance', 'marketing', 'operations'],
    });
    const key = `USER#${await app.sub(name)}`;
    await app.table.change(key, 'ACCOUNT', 'trial_ends_at', new Date(0).toISOString());
  });
  const helpers = () => within(screen.getByRole('group', { name: 'Your helpers' }));
  const box = (label: string) =>
    helpers().getByRole('checkbox', { name: label }) as HTMLInputElement;

  test('the first helpers up to the limit are selected, and the others are disabled', async () => {
    const { user } = await show(name);
    screen.getByText('Sales, Finance, Marketing (locked), Operations (locked)');
    await user.click(button('Edit'));
    expect([box('Sales').checked, box('Finance').checked]).toEqual([true, true]);
    expect([box('Marketing').checked, box('Marketing').disabled]).toEqual([false, true]);
    screen.getByText('Free accounts are limited to 2 helpers.');
    await user.click(box('Sales'));
    expect(box('Marketing').disabled).toBe(false);
    await user.click(box('Marketing'));
    await user.click(button('Save Changes'));
    await saved();
    expect((await businessOf(name))?.selected_helpers).toEqual(['finance', 'marketing']);
  });

  test('saving another field keeps the helpers that the smaller plan has locked', async () => {
    const { user } = await show(name);
    await user.click(button('Edit'));
    await user.type(screen.getByLabelText('Location'), 'Boise');
    await user.click(button('Save Changes'));
    await saved();
    expect(await businessOf(name)).toMatchObject({
      location: 'Boise',
      selected_helpers: ['sales', 'finance', 'marketing', 'operations'],
    });
  });

  test('at least one helper is required', { tags: 'night' }, async () => {
    const { user } = await show(name);
    await user.click(button('Edit'));
    await user.click(box('Sales'));
    await user.click(box('Finance'));
    await user.click(button('Save Changes'));
    const link = await screen.findByRole('link', { name: 'Choose at least one helper' });
    await user.click(link);
    expect(document.activeElement).toBe(box('Marketing'));
  });
});

describe('leaving a half-edited profile', () => {
  test('leaving asks before discarding changes, and does not ask after saving or canceling', async () => {
    await app.member('leaver');
    const { user } = await show('leaver');
    let left = 0;
    const go = () => {
      left += 1;
    };
    leaveAfterAsking(go);
    expect(left).toBe(1);
    await user.click(button('Edit'));
    leaveAfterAsking(go);
    expect(left).toBe(2);
    await user.type(screen.getByLabelText('Location'), 'B');
    leaveAfterAsking(go);
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(left).toBe(2);
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    expect(left).toBe(3);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Edit'));
    expect(screen.getByLabelText('Location')).toHaveProperty('value', '');
    await user.type(screen.getByLabelText('Location'), 'B');
    await user.click(button('Cancel'));
    leaveAfterAsking(go);
    expect(left).toBe(4);
  });
});

describe('the owner’s data as a page', () => {
  const turn = (chat_id: string, text: string, created_at: string) => ({
    id: text,
    chat_id,
    helper_id: chat_id === 'loose' ? null : ('sales' as const),
    text,
    prompt: null,
    content: `Answer to ${text}`,
    parts: [{ kind: 'text' as const, markdown: `Answer to ${text}` }],
    suggestedHelperId: null,
    facts: [],
    decisions: [],
    follow_up: null,
    feedback: { rating: 'up' as const, reason: 'clear' },
    created_at,
    answered_at: created_at,
  });

  test('the page has every chat in order, including unsaved ones, and no markup', () => {
    const page = myDataLetter({
      account: null,
      people: [],
      businesses: [{ ...blankDetails('<b>Bo & Co</b>', 'Plumber') } as never],
      knowledge: [],
      numbers: [],
      receivables: [],
      quotes: [],
      results: [],
      connections: [],
      reviews: [],
      performance: [],
      posts: [],
      post_photos: [],
      presses: [],
      apps: [],
      work: [],
      tasks: [],
      weeks: [],
      check_ins: [],
      calendars: [],
      google: null,
      chats: [{ id: 'one', helper_id: 'sales', title: '<i>Quotes</i>' } as never],
      turns: [
        turn('one', 'second', '2026-02-02'),
        turn('one', 'first', '2026-01-01'),
        turn('loose', 'lonely', '2026-03-03'),
      ],
      photos: [],
      sent: [],
    });
    expect(page).not.toMatch(/<[bi]>/);
    expect(page).toContain('&#60;b&#62;Bo &#38; Co&#60;/b&#62;');
    expect(page.indexOf('Answer to first')).toBeLessThan(page.indexOf('Answer to second'));
    expect(page).toContain('Questions not in a saved chat');
    expect(page).toContain('Answer to lonely');
    expect(page).toContain('clear');
    expect(page.indexOf('<section><h2>The raw data')).toBeGreaterThan(page.indexOf('lonely'));
  });

  test('the page uses words and dates instead of field names and timestamps', () => {
    const page = myDataLetter(
      {
        account: {
          email: 'bo@example.com',
          created_at: '2026-01-05T09:30:00.000Z',
          selected_plan: 'pro',
          trial_ends_at: null,
          subscription: null,
          customer_id: null,
        } as never,
        people: [],
        businesses: [
          { ...blankDetails('Bo & Co', 'Plumber'), id: 'b1', company_size: 'solo' } as never,
        ],
        numbers: [],
        receivables: [],
        quotes: [],
        results: [],
        connections: [],
        reviews: [],
        performance: [],
        posts: [],
        post_photos: [],
        presses: [],
        apps: [],
        work: [],
        tasks: [],
        weeks: [],
        check_ins: [],
        calendars: [],
        google: null,
        knowledge: [
          {
            business_id: 'b1',
            kind: 'fact',
            text: 'Crew of 4',
            helper_id: 'sales',
            created_at: '2026-02-03T10:00:00.000Z',
          } as never,
        ],
        chats: [],
        turns: [],
        photos: [],
        sent: [
          {
            kind: 'suggestion',
            id: 'x',
            text: 'A dark mode',
            created_at: '2026-03-04T10:00:00.000Z',
          },
        ],
      },
      new Date('2026-11-22T12:00:00Z'),
    );
    const letter = page.slice(0, page.indexOf('<h2>The raw data'));
    for (const words of [
      'January 5, 2026',
      'Plan chosen when you started',
      'Professional',
      'Just me',
      'Crew of 4 (from Sales',
      'A suggestion, March 4, 2026',
      'A dark mode',
    ])
      expect(letter).toContain(words);
    expect(letter.slice(letter.indexOf('<h1>'))).not.toMatch(/_at|T\d\d:\d\d|null|undefined|[{}]/);
    expect(page).toContain('&#34;sent&#34;');
  });
});
