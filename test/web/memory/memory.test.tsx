import { screen, waitFor, within } from '@testing-library/react';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MemoryEntry } from '#shared/domain/memory/memory-schemas.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { MemoryPage } from '#web/features/memory/memory-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

type Faults = NonNullable<NonNullable<Parameters<typeof showPage>[3]>['faults']>;
const show = (name: string, faults: Faults = []) => showPage(app, name, <MemoryPage />, { faults });

const conversationId = '1d1e4b7c-1f7f-4d0e-9a2b-3c4d5e6f7081';

/** An owner whose helpers have saved some facts. */
const ownerOf = async (name: string, ...known: Partial<MemoryEntry>[]) => {
  await app.member(name);
  const { account } = await app.as(name).account.get({});
  const businessId = String(account.active_business_id);
  const sub = await app.sub(name);
  for (const [nth, more] of known.entries()) {
    const at = new Date(Date.UTC(2026, 10, 20 - nth)).toISOString();
    const item: MemoryEntry = {
      id: ulid(Date.parse(at)),
      business_id: businessId,
      kind: 'fact',
      key: 'crew size',
      text: 'Four people',
      helper_id: 'operations',
      source_turn: { chat_id: conversationId, message_id: ulid() },
      paused: false,
      created_at: at,
      updated_at: at,
      ...more,
    };
    await app.table.put({ ...item, pk: `USER#${sub}`, sk: `KNOWS#${businessId}#${item.id}` });
  }
  return {
    stored: async () => (await app.as(name).memory.list({ business_id: businessId })).items,
  };
};

const entry = async (text: string) => {
  const words = await screen.findByText(text);
  return within(words.closest('li') as HTMLElement);
};

describe('the memory page', () => {
  test('the page lists facts and decisions of the active business, with helper, date and source chat', async () => {
    await ownerOf(
      'ada',
      {},
      { kind: 'decision', key: '', text: 'Prices go up in January', helper_id: 'finance' },
      { key: 'area', text: 'North side', source_turn: null },
    );
    await show('ada');
    const crew = await entry('Four people');
    expect(crew.getByRole('heading', { name: 'crew size' })).toBeTruthy();
    expect(crew.getByText('Operations')).toBeTruthy();
    expect(crew.getByText('Nov 20, 2026').getAttribute('datetime')).toContain('2026-11-20');
    expect(crew.getByRole('link', { name: 'See chat' }).getAttribute('href')).toBe(
      `/dashboard/operations?memoryId=${conversationId}`,
    );
    const decisions = within(screen.getByRole('region', { name: 'Decisions' }));
    expect(decisions.getByText('Prices go up in January', { selector: 'p' })).toBeTruthy();
    expect((await entry('North side')).getByText('In your own words')).toBeTruthy();
    expect(screen.getByText(/What your helpers remember about Ada Plumbing/)).toBeTruthy();
  });

  test('without entries the page explains what it will list', async () => {
    await ownerOf('new');
    await show('new');
    expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeTruthy();
  });

  test('a list that fails to load can be retried', async () => {
    await ownerOf('kim', {});
    const faults: Faults = [{ method: 'GET', path: /\/memory/, status: 503 }];
    const { user } = await show('kim', faults);
    await screen.findByRole('heading', { name: 'Couldn’t load this' });
    faults.length = 0;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await entry('Four people');
  });

  test('a free owner sees what memory is and how to get it', async () => {
    await app.member('fred', { plan: 'free' });
    await show('fred');
    await screen.findByRole('heading', { name: 'Memory comes with a paid plan' });
    expect(screen.getByRole('link', { name: 'View Pricing Plans' })).toBeTruthy();
  });

  test('entries can still be read and deleted after the plan ends', async () => {
    await ownerOf('bo', {});
    const key = `USER#${await app.sub('bo')}`;
    await app.table.change(key, 'ACCOUNT', 'trial_ends_at', '2026-01-01T00:00:00.000Z');
    await show('bo');
    expect((await entry('Four people')).getByRole('button', { name: /^Delete/ })).toBeTruthy();
    expect(screen.getByText(/^Your plan doesn’t include memory/)).toBeTruthy();
  });
});

describe('editing', () => {
  test('an entry is edited in place and then belongs to the owner', async () => {
    const { stored } = await ownerOf('ed', {});
    const { user } = await show('ed');
    const one = await entry('Four people');
    await user.click(one.getByRole('button', { name: /^Edit/ }));
    const field = one.getByLabelText('Edit fact');
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, 'Five people');
    await user.click(one.getByRole('button', { name: 'Save' }));
    const changed = await entry('Five people');
    expect(document.activeElement).toBe(changed.getByRole('button', { name: /^Edit/ }));
    expect(changed.getByText('In your own words')).toBeTruthy();
    expect(await stored()).toMatchObject([{ text: 'Five people', source_turn: null }]);
  });

  test('empty text is rejected, and Escape discards the edit', async () => {
    const { stored } = await ownerOf('es', {});
    const { user } = await show('es');
    const one = await entry('Four people');
    await user.click(one.getByRole('button', { name: /^Edit/ }));
    await user.clear(one.getByLabelText('Edit fact'));
    await user.click(one.getByRole('button', { name: 'Save' }));
    expect(one.getByText('Enter some text, or delete this instead')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(await entry('Four people')).toBeTruthy();
    expect(document.activeElement).toBe(one.getByRole('button', { name: /^Edit/ }));
    expect(await stored()).toMatchObject([{ text: 'Four people' }]);
  });

  test('a failed save keeps the input', async () => {
    await ownerOf('fa', {});
    const { user, faults } = await show('fa');
    const one = await entry('Four people');
    await user.click(one.getByRole('button', { name: /^Edit/ }));
    await user.type(one.getByLabelText('Edit fact'), ' and a dog');
    faults.push({ method: 'PATCH', path: /\/memory/, status: 503 });
    await user.click(one.getByRole('button', { name: 'Save' }));
    expect(await one.findByRole('alert')).toBeTruthy();
    expect(one.getByLabelText('Edit fact')).toHaveProperty('value', 'Four people and a dog');
  });
});

describe('pausing and deleting', () => {
  test('a paused entry is labeled and can be resumed', async () => {
    const { stored } = await ownerOf('pa', {});
    const { user } = await show('pa');
    const one = await entry('Four people');
    await user.click(one.getByRole('button', { name: /^Pause/ }));
    await one.findByText('Paused. Helpers won’t use it.');
    expect(await stored()).toMatchObject([{ paused: true }]);
    await user.click(one.getByRole('button', { name: /^Resume/ }));
    await waitFor(() => expect(one.queryByText('Paused. Helpers won’t use it.')).toBeNull());
    expect(await stored()).toMatchObject([{ paused: false }]);
  });

  test('deleting asks first and is final', async () => {
    const { stored } = await ownerOf('de', {}, { key: 'area', text: 'North side' });
    const { user } = await show('de');
    await user.click((await entry('North side')).getByRole('button', { name: /^Delete/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByText(/forget “North side”\. You can’t undo this\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('North side')).toBeNull());
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'What your helpers know' }),
    );
    expect(await stored()).toMatchObject([{ text: 'Four people' }]);
  });

  test('an entry that another tab has deleted leaves the list when it is changed', async () => {
    const { stored } = await ownerOf('go', {});
    const { user } = await show('go');
    const one = await entry('Four people');
    const [item] = await stored();
    if (item) await app.as('go').memory.remove({ business_id: item.business_id, id: item.id });
    await user.click(one.getByRole('button', { name: /^Pause/ }));
    await screen.findByRole('heading', { name: 'Nothing yet' });
  });
});
