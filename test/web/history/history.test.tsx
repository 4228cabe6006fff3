import { screen, waitFor, within } from '@testing-library/react';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Conversation } from '#shared/domain/chat.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { fileNameOf, markdownOf } from '#web/features/history/chat-file.ts';
import { plainPreview } from '#web/features/history/format.ts';
import { HistoryPage } from '#web/features/history/history-page.tsx';
import { attempt } from '../support/stored.ts';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

const show = (name: string, at = '/dashboard/history', faults: Faults = []) =>
  showPage(app, name, <HistoryPage />, { path: '/dashboard/history', at, faults });
type Faults = NonNullable<NonNullable<Parameters<typeof showPage>[3]>['faults']>;

/** Somebody on the trial with saved conversations, the first one updated last. */
const ownerOf = async (name: string, ...chats: Partial<Conversation>[]) => {
  await app.member(name);
  const { account } = await app.as(name).account.get({});
  const sub = await app.sub(name);
  const save = async (nth: number, more: Partial<Conversation>) => {
    const at = new Date(Date.UTC(2026, 10, 20, 12) - nth * 60_000).toISOString();
    const chat: Conversation = {
      id: crypto.randomUUID(),
      business_id: String(account.active_business_id),
      helper_id: 'sales',
      title: `Conversation ${nth}`,
      message_count: 2,
      preview: 'Send it today.',
      session_goal: null,
      specificOutcome: null,
      constraints: null,
      created_at: at,
      updated_at: at,
      ...more,
    };
    await app.table.put({
      ...chat,
      pk: `USER#${sub}`,
      sk: `CHAT#${chat.id}`,
      gsi1pk: `CHATS#${sub}`,
      gsi1sk: `${chat.updated_at}#${chat.id}`,
      find: `${chat.title}\n${chat.preview}`.toLowerCase(),
    });
    return chat;
  };
  return await Promise.all(chats.map((more, nth) => save(nth, more)));
};

const row = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('li') as HTMLElement);
};
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

describe('the list', () => {
  test('each row names the helper, the messages, the last reply and when it was updated', async () => {
    const [chat] = await ownerOf('rosa', {
      helper_id: 'finance',
      title: 'Am I charging enough?',
      message_count: 8,
      preview: '## Bottom line\n**Not yet.** Raise the [floor](https://example.com)...',
    });
    await show('rosa');
    const one = await row('Am I charging enough?');
    expect(one.getByText('Finance')).toBeTruthy();
    expect(one.getByText('8 messages')).toBeTruthy();
    expect(one.getByText('Bottom line Not yet. Raise the floor...')).toBeTruthy();
    expect(one.getByText(/2026, /).getAttribute('datetime')).toBe(chat?.updated_at);
    expect(one.getByRole('link', { name: /^Continue/ }).getAttribute('href')).toBe(
      `/dashboard/finance?memoryId=${chat?.id}`,
    );
  });

  test('the newest is first, and the rest comes page by page', async () => {
    await ownerOf('pia', ...Array.from({ length: 23 }, () => ({})));
    const { user } = await show('pia');
    await row('Conversation 0');
    expect(titles()).toEqual(Array.from({ length: 20 }, (_, nth) => `Conversation ${nth}`));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await row('Conversation 22');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Conversation 20' })),
    );
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('words and a helper narrow it, and the address remembers both', async () => {
    await ownerOf(
      'sam',
      { title: 'Quote gone quiet' },
      { title: 'Late invoices', helper_id: 'finance' },
    );
    const { user, address } = await show('sam');
    await row('Late invoices');
    await user.type(screen.getByLabelText('Search'), 'QUOTE');
    await waitFor(() => expect(titles()).toEqual(['Quote gone quiet']));
    expect(address()).toBe('/dashboard/history?search=QUOTE');
    await user.selectOptions(screen.getByLabelText('Helper'), 'Finance');
    await screen.findByRole('heading', { name: 'No conversation matches' });
    expect(address()).toBe('/dashboard/history?helper=finance&search=QUOTE');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
  });

  test('a conversation of another business says so, and continuing it switches the business', async () => {
    const [chat] = await ownerOf('oli', { title: 'Old business' });
    const { account } = await app.as('oli').businesses.add({ name: 'Second Co', type: 'Painter' });
    expect(account.active_business_id).not.toBe(chat?.business_id);
    const { user, address } = await show('oli');
    const one = await row('Old business');
    expect(one.getByText('Oli Plumbing')).toBeTruthy();
    await user.click(one.getByRole('button', { name: /^Continue/ }));
    await waitFor(() => expect(address()).toBe(`/dashboard/sales?memoryId=${chat?.id}`));
    const after = await app.as('oli').account.get({});
    expect(after.account.active_business_id).toBe(chat?.business_id);
  });
});

describe('when there is nothing to show', () => {
  test('an owner without conversations is told so', async () => {
    await ownerOf('new');
    await show('new');
    expect(await screen.findByRole('heading', { name: 'No Chat History Yet' })).toBeTruthy();
    expect(screen.queryByLabelText('Search')).toBeNull();
  });

  test('a free owner sees what history is and where to get it', async () => {
    await app.member('fred', { plan: 'free' });
    await show('fred');
    await screen.findByRole('heading', { name: 'Chat history comes with a paid plan' });
    expect(screen.getByRole('link', { name: 'View Pricing Plans' })).toBeTruthy();
    expect(screen.queryByLabelText('Search')).toBeNull();
  });

  test('after the plan is gone the saved ones stay readable', async () => {
    await ownerOf('bo', { title: 'From better days' });
    await app.table.change(
      `USER#${await app.sub('bo')}`,
      'ACCOUNT',
      'trial_ends_at',
      '2026-01-01T00:00:00.000Z',
    );
    await show('bo');
    await row('From better days');
    expect(screen.getByText(/^Your plan does not save new conversations/)).toBeTruthy();
  });

  test('a list that cannot be loaded can be tried again', async () => {
    await ownerOf('kim', { title: 'Still here' });
    const faults: Faults = [{ method: 'GET', path: /\/chats/, status: 503 }];
    const { user } = await show('kim', undefined, faults);
    await screen.findByRole('heading', { name: 'Failed to load chat history' });
    faults.length = 0;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await row('Still here');
  });
});

describe('deleting', () => {
  test('asks first, starts at Cancel, and takes the row away for good', async () => {
    await ownerOf('del', { title: 'Keep me' }, { title: 'Delete me' });
    const { user } = await show('del');
    const one = await row('Delete me');
    await user.click(one.getByRole('button', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual(['Keep me']));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Chat history' }));
    const { items } = await app.as('del').history.list({});
    expect(items.map(({ title }) => title)).toEqual(['Keep me']);
  });

  test('changes nothing when it is cancelled, and gives the focus back', async () => {
    await ownerOf('can', { title: 'Stay' });
    const { user } = await show('can');
    const button = (await row('Stay')).getByRole('button', { name: /^Delete/ });
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(button);
    expect(titles()).toEqual(['Stay']);
  });

  test('says so when it failed, and keeps the row', async () => {
    await ownerOf('err', { title: 'Stubborn' });
    const { user, faults } = await show('err');
    await user.click((await row('Stubborn')).getByRole('button', { name: /^Delete/ }));
    faults.push({ method: 'DELETE', path: /\/chats\//, status: 'offline' });
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to delete conversation');
    expect(titles()).toEqual(['Stubborn']);
  });

  test('one that another tab has deleted already just leaves the list', async () => {
    const [chat] = await ownerOf('two', { title: 'Gone' });
    const { user } = await show('two');
    await user.click((await row('Gone')).getByRole('button', { name: /^Delete/ }));
    await app.as('two').history.remove({ id: String(chat?.id) });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('heading', { name: 'No Chat History Yet' });
  });
});

const turnOf = (chat: Conversation, nth: number, more: object = {}) => ({
  id: ulid(Date.UTC(2026, 10, 20, 12, nth)),
  chat_id: chat.id,
  helper_id: chat.helper_id,
  text: `Question ${nth}`,
  prompt: null,
  content: `**Answer** ${nth}`,
  suggestedHelperId: null,
  facts: [],
  decisions: [],
  follow_up: null,
  feedback: null,
  created_at: new Date(Date.UTC(2026, 10, 20, 12, nth)).toISOString(),
  answered_at: new Date(Date.UTC(2026, 10, 20, 12, nth, 20)).toISOString(),
  ...more,
});

describe('taking a conversation along', () => {
  const chat = {
    id: '1d1e4b7c-1f7f-4d0e-9a2b-3c4d5e6f7081',
    helper_id: 'sales',
    title: 'Quote gone quiet: $480?',
    updated_at: '2026-11-20T12:00:00.000Z',
  } as Conversation;

  test('as Markdown with who said what and when, oldest first', () => {
    const text = markdownOf(
      { chat, turns: [turnOf(chat, 1), turnOf(chat, 2, { follow_up: 'How else can I help?' })] },
      'Ridgeline Plumbing',
    );
    expect(text.startsWith('# Quote gone quiet: $480?\n\nSales for Ridgeline Plumbing\n')).toBe(
      true,
    );
    expect(text.match(/^(?:## (?:You|Sales),|Question|\*\*Answer|How else).*$/gm)).toHaveLength(9);
    expect(text.indexOf('Question 1')).toBeLessThan(text.indexOf('**Answer** 1'));
    expect(text.indexOf('**Answer** 1')).toBeLessThan(text.indexOf('Question 2'));
  });

  test('with the amounts and the limits that were filled into a prompt', () => {
    const prompt = {
      id: 'sales.follow-up.quote-gone-quiet',
      title: 'Quote gone quiet',
      specificOutcome: 'An answer',
      constraints: 'No discounts',
      additionalInputs: { quote_value: '480' },
    };
    const text = markdownOf({ chat, turns: [turnOf(chat, 1, { prompt })] }, 'Ridgeline Plumbing');
    expect(text).toContain('Quote value: 480\n\nKeep to: No discounts\n\n## Sales');
  });

  test('in a file whose name says what it is', () => {
    expect(fileNameOf(chat)).toBe('sevenhands-sales-quote-gone-quiet-480-2026-11-20.md');
    expect(fileNameOf({ ...chat, title: '???' })).toBe('sevenhands-sales-2026-11-20.md');
  });

  test('the button makes the file from every page of the conversation', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await withTurns('max', 130);
    await user.click((await row('Long one')).getByRole('button', { name: /^Save as Markdown/ }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    const [[file]] = made.mock.calls as [[Blob]];
    const text = await file.text();
    expect(text.match(/^Question \d+$/gm)).toHaveLength(130);
    expect(text.indexOf('Question 0\n')).toBeLessThan(text.indexOf('Question 129\n'));
  });

  test('on paper: the whole conversation on one page, with a way to print it and back', async () => {
    const { user, address } = await withTurns('ivy', 3);
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    await user.click((await row('Long one')).getByRole('link', { name: /^Print/ }));
    await screen.findByRole('heading', { name: 'Long one', level: 1 });
    expect(screen.getAllByText(/^Question \d$/)).toHaveLength(3);
    expect(screen.getAllByText('Answer').map(({ tagName }) => tagName)).toEqual(
      Array(3).fill('STRONG'),
    );
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(printed).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
    await user.click(screen.getByRole('link', { name: 'Back to History' }));
    expect(address()).toBe('/dashboard/history');
  });

  test('one that is not there says so', async () => {
    await ownerOf('lou');
    await show('lou', '/dashboard/history?print=1d1e4b7c-1f7f-4d0e-9a2b-3c4d5e6f7081');
    expect(await screen.findByText('This conversation is not here any more.')).toBeTruthy();
  });
});

/** An owner's page with one conversation of so many turns. */
const withTurns = async (name: string, count: number) => {
  const [chat] = await ownerOf(name, { title: 'Long one', message_count: count * 2 });
  if (!chat) throw new Error('no chat');
  const pk = `USER#${await app.sub(name)}`;
  for (let nth = 0; nth < count; nth++) {
    const turn = turnOf(chat, nth);
    await app.table.put({
      ...turn,
      ...turnKeys(pk, turn),
      business_id: chat.business_id,
      seq: nth + 1,
    });
  }
  return await show(name);
};

const turnKeys = (pk: string, { chat_id, id }: { chat_id: string; id: string }) => ({
  pk,
  sk: `TURN#${chat_id}#${id}`,
  ...attempt({ state: 'answered' }),
});

test('a preview is read without its Markdown signs', () => {
  expect(plainPreview('### Do this\n1. Call **today**\n> `text`\n- ask')).toBe(
    'Do this Call today text ask',
  );
  expect(plainPreview('5 * 3 costs $15_000')).toBe('5 * 3 costs $15_000');
});
