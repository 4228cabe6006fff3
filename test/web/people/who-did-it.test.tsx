import { screen, waitFor, within } from '@testing-library/react';
import { ulid } from 'ulid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { compress } from '#functions/lib/items/compression.ts';
import { conversationOf } from '#functions/lib/keys/conversation-ids.ts';
import { conversationKey, turnKey } from '#functions/lib/keys/conversation-keys.ts';
import { indexPartition } from '#functions/lib/keys/index-partitions.ts';
import type { App } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import { attempt } from '#test/support/items/turn-item.ts';
import { joined } from '#test/support/people/people.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { asked } from '#test/support/week/sample-tasks.ts';
import { setActingAccount } from '#web/core/people/acting-account.ts';
import { CalendarAndCheckInPage } from '#web/features/account/settings/calendar-and-check-in-page.tsx';
import { ChatsPane } from '#web/features/chat/chats/chats-pane.tsx';
import { SavedWorkPage } from '#web/features/drafts/saved/saved-work-page.tsx';
import { HistoryPage } from '#web/features/history/history-page.tsx';
import { UsagePage } from '#web/features/plan/usage/usage-page.tsx';
import { WeekPage } from '#web/features/week/week-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());
afterEach(() => setActingAccount(null));

const nothing = () => {};

/** A saved chat of one answered question, written to the table as the answer would: no model can be asked beside a page. */
const asks = async ({ sub, businessId }: Asker, personId = sub, text = 'How do I follow up?') => {
  const id = crypto.randomUUID();
  const actor = { accountId: sub, personId };
  const conversation = conversationOf(actor, id);
  const at = new Date().toISOString();
  const about = { business_id: businessId, helper_id: 'sales', created_at: at } as const;
  await app.table.put({
    ...conversationKey(sub, conversation),
    ...{ ...about, id, title: text, message_count: 2, preview: 'Call them.', updated_at: at },
    ...{ session_goal: null, specificOutcome: null, constraints: null },
    gsi1pk: indexPartition.conversations(actor),
    gsi1sk: `${at}#${id}`,
  });
  const parts = [{ kind: 'text', markdown: 'Call them.' }];
  await app.table.put({
    ...turnKey(sub, conversation, ulid()),
    ...attempt({ state: 'answered', attempt: 1, fingerprint: 'x' }),
    business_id: businessId,
    seq: 1,
    packed: compress({ ...about, text, parts, answered_at: at }),
  });
  return id;
};

/** An owner with a task of their own and one of the office, who checked off the owner's. */
const week = async (owner: string, office: string) => {
  const ada = await asker(app, owner);
  const carol = await joined(app, owner, office);
  const { businessId: business_id } = ada;
  const { today: due } = await ada.api.week.get({ business_id });
  const mine = asked({ id: ulid(), due, title: 'Call Mr. Okafor' });
  const theirs = asked({ id: ulid(), due, title: 'Order bleach' });
  await ada.api.week.addTasks({ business_id, tasks: [mine] });
  await carol.api.week.addTasks({ business_id, tasks: [theirs] });
  const change = { kind: 'tick' as const };
  await carol.api.week.changeTask({ business_id, id: mine.id, seen: 1, change });
  return { ada, carol, business_id };
};

test('the week names who added a task and who checked it off, and is silent about oneself', async () => {
  await week('ada', 'carol');
  await showPage(app, 'ada', <WeekPage />, { path: '/dashboard/week', at: '/dashboard/week' });
  const theirs = (await screen.findByText('Order bleach')).closest('li') as HTMLElement;
  within(theirs).getByText('Added by carol');
  const mine = (await screen.findByText('Call Mr. Okafor')).closest('li') as HTMLElement;
  expect(mine.querySelector('.who-did-it')?.textContent).toBe('by carol');
  expect(within(mine).queryByText(/^Added by/)).toBeNull();
});

test('in an account of one person nobody is named', async () => {
  const solo = await asker(app, 'solo');
  const business_id = solo.businessId;
  const { today: due } = await solo.api.week.get({ business_id });
  const task = asked({ id: ulid(), due, title: 'Call Mr. Okafor' });
  await solo.api.week.addTasks({ business_id, tasks: [task] });
  const change = { kind: 'tick' as const };
  await solo.api.week.changeTask({ business_id, id: task.id, seen: 1, change });
  await showPage(app, 'solo', <WeekPage />, { path: '/dashboard/week', at: '/dashboard/week' });
  const row = (await screen.findByText('Call Mr. Okafor')).closest('li') as HTMLElement;
  expect(within(row).queryByText(/^Added by/)).toBeNull();
  expect(row.querySelector('.who-did-it')).toBeNull();
});

test('saved work of somebody else has their first name behind its date', async () => {
  const ada = await asker(app, 'wanda');
  const carol = await joined(app, 'wanda', 'rosa');
  const work = { channel: 'text-message', subject: null, body: 'Hi.', helper_id: 'sales' } as const;
  for (const [api, name] of [
    [ada.api, 'Mine'],
    [carol.api, 'Theirs'],
  ] as const)
    await api.drafts.save({ business_id: ada.businessId, id: ulid(), name, ...work });
  await showPage(app, 'wanda', <SavedWorkPage />, {
    path: '/dashboard/work',
    at: '/dashboard/work',
  });
  const meta = async (name: string) =>
    (await screen.findByRole('heading', { name })).parentElement?.querySelector('.who-did-it')
      ?.textContent;
  expect(await meta('Theirs')).toBe('by rosa');
  expect(await meta('Mine')).toBeUndefined();
});

test('the usage page has a line for each person', async () => {
  const ada = await asker(app, 'uta');
  const carol = await joined(app, 'uta', 'vera');
  await asks(ada);
  await asks(ada, carol.sub);
  await showPage(app, 'uta', <UsagePage />);
  await waitFor(() =>
    expect(document.querySelector('.usage-people')?.textContent).toBe('You 1Vera 1'),
  );
});

test('a chat is shared from its menu: by name with one other, from a list with several', async () => {
  const ada = await asker(app, 'sam');
  await joined(app, 'sam', 'renee');
  await asks(ada);
  const place = { businessId: ada.businessId, helperId: 'sales' } as const;
  const pane = <ChatsPane place={place} openId="" canBegin onNew={nothing} onBack={nothing} />;
  const { user } = await showPage(app, 'sam', pane);
  await user.click(await screen.findByRole('button', { name: 'Share with renee', hidden: true }));
  await screen.findByText('Shared with renee');
  await user.click(screen.getByRole('button', { name: 'Share with renee', hidden: true }));
  await screen.findByText('You already shared this chat with renee');
});

test('with several others the menu asks with whom', async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  const ada = await asker(app, 'tom');
  await joined(app, 'tom', 'lea');
  const noor = await joined(app, 'tom', 'noor');
  await asks(ada);
  const place = { businessId: ada.businessId, helperId: 'sales' } as const;
  const pane = <ChatsPane place={place} openId="" canBegin onNew={nothing} onBack={nothing} />;
  const { user } = await showPage(app, 'tom', pane);
  await user.click(await screen.findByRole('button', { name: 'Share', hidden: true }));
  await user.click(await screen.findByRole('button', { name: 'Share with noor', hidden: true }));
  await screen.findByText('Shared with noor');
  expect((await noor.api.history.list({})).items).toHaveLength(1);
});

test('the history says from whom a chat came, and that it is new', async () => {
  const ada = await asker(app, 'ida');
  const carol = await joined(app, 'ida', 'olga');
  const id = await asks(ada, carol.sub);
  await carol.api.history.share({ id, person_id: ada.sub });
  await showPage(app, 'ida', <HistoryPage />, {
    path: '/dashboard/history',
    at: '/dashboard/history',
  });
  await waitFor(() =>
    expect(document.querySelector('.chat-row .who-did-it')?.textContent).toBe('NewFrom olga'),
  );
});

test('the owner’s settings page keeps the calendar link, day and time', async () => {
  await asker(app, 'cleo');
  const at = '/dashboard/profile/calendar';
  await showPage(app, 'cleo', <CalendarAndCheckInPage />, { path: at, at });
  await screen.findByRole('button', { name: /Change day, time, or email/ });
});

test('the office asks for the weekly mail itself; the calendar link, day and time are the owner’s', async () => {
  const ada = await asker(app, 'nora');
  const carol = await joined(app, 'nora', 'gina');
  setActingAccount(ada.sub);
  const at = '/dashboard/profile/calendar';
  const { user } = await showPage(app, 'gina', <CalendarAndCheckInPage />, { path: at, at });
  await screen.findByText('No email');
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  expect(screen.queryByLabelText('Day')).toBeNull();
  expect(screen.queryByText(/calendar link/i)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Email it to me' }));
  await screen.findByRole('button', { name: 'Stop emails' });
  const { settings } = await carol.api.checkIn.getSettings({ business_id: ada.businessId });
  expect(settings.mail).toBe(true);
});
