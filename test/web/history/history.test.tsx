import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compress } from '#functions/lib/items/compression.ts';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { HelperPage } from '#web/features/chat/helper-page.tsx';
import { fileNameOf, markdownOf } from '#web/features/history/chat-file.ts';
import { HistoryPage } from '#web/features/history/history-page.tsx';
import { plainPreview } from '#web/features/history/plain-preview.ts';
import { attempt } from '../../support/items/turn-item.ts';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

const show = (name: string, at = '/dashboard/history', faults: Faults = []) =>
  showPage(app, name, <HistoryPage />, { path: '/dashboard/history', at, faults });
type Faults = NonNullable<NonNullable<Parameters<typeof showPage>[3]>['faults']>;

/** An owner on the trial with saved chats; the first one was updated last. */
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
  test('each row shows the helper, the number of messages, the last answer and the date of the update', async () => {
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

  test('the newest chat is first, and the rest loads page by page', async () => {
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

  test('text and helper filter the list, and the URL keeps both', async () => {
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
    await screen.findByRole('heading', { name: 'No matching chats' });
    expect(address()).toBe('/dashboard/history?helper=finance&search=QUOTE');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
  });

  test('a chat of another business is labeled, and continuing it switches the business', {
    tags: 'night',
  }, async () => {
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

describe('without chats to show', () => {
  test('an owner without chats sees an empty state', async () => {
    await ownerOf('new');
    await show('new');
    expect(await screen.findByRole('heading', { name: 'No Chat History Yet' })).toBeTruthy();
    expect(screen.queryByLabelText('Search')).toBeNull();
  });

  test('a free owner sees what history is and how to get it', async () => {
    await app.member('fred', { plan: 'free' });
    await show('fred');
    await screen.findByRole('heading', { name: 'Chat history comes with a paid plan' });
    expect(screen.getByRole('link', { name: 'View Pricing Plans' })).toBeTruthy();
    expect(screen.queryByLabelText('Search')).toBeNull();
  });

  test('saved chats stay readable after the plan ends', async () => {
    await ownerOf('bo', { title: 'From better days' });
    await app.table.change(
      `USER#${await app.sub('bo')}`,
      'ACCOUNT',
      'trial_ends_at',
      '2026-01-01T00:00:00.000Z',
    );
    await show('bo');
    await row('From better days');
    expect(screen.getByText(/^Your plan doesn’t save new chats/)).toBeTruthy();
  });

  test('a list that fails to load can be retried', async () => {
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
  test('deleting asks first with the focus on Cancel, and removes the row for good', async () => {
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

  test('canceling changes nothing and returns the focus', async () => {
    await ownerOf('can', { title: 'Stay' });
    const { user } = await show('can');
    const button = (await row('Stay')).getByRole('button', { name: /^Delete/ });
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(button);
    expect(titles()).toEqual(['Stay']);
  });

  test('a failed deletion shows an error and keeps the row', async () => {
    await ownerOf('err', { title: 'Stubborn' });
    const { user, faults } = await show('err');
    await user.click((await row('Stubborn')).getByRole('button', { name: /^Delete/ }));
    faults.push({ method: 'DELETE', path: /\/chats\//, status: 'offline' });
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to delete conversation');
    expect(titles()).toEqual(['Stubborn']);
  });

  test('a chat that another tab has deleted leaves the list', async () => {
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
  parts: [{ kind: 'text' as const, markdown: `**Answer** ${nth}` }],
  suggestedHelperId: null,
  facts: [],
  decisions: [],
  follow_up: null,
  feedback: null,
  created_at: new Date(Date.UTC(2026, 10, 20, 12, nth)).toISOString(),
  answered_at: new Date(Date.UTC(2026, 10, 20, 12, nth, 20)).toISOString(),
  ...more,
});

describe('exporting a chat', () => {
  const chat = {
    id: '1d1e4b7c-1f7f-4d0e-9a2b-3c4d5e6f7081',
    helper_id: 'sales',
    title: 'Quote gone quiet: $480?',
    updated_at: '2026-11-20T12:00:00.000Z',
  } as Conversation;

  test('the Markdown has the speakers and times, oldest first', () => {
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

  test('the Markdown has the amounts and limits of a filled-in prompt', () => {
    const prompt = {
      id: 'sales.follow-up.quote-gone-quiet',
      title: 'Quote gone quiet',
      specificOutcome: 'An answer',
      constraints: 'No discounts',
      additionalInputs: { quote_value: '480' },
      lines: ['Quote amount: $480', 'Constraints: No discounts'],
    };
    const text = markdownOf({ chat, turns: [turnOf(chat, 1, { prompt })] }, 'Ridgeline Plumbing');
    expect(text).toContain('Quote amount: $480\n\nConstraints: No discounts\n\n## Sales');
  });

  test('the file name describes its content', () => {
    expect(fileNameOf(chat)).toBe('sevenhands-sales-quote-gone-quiet-480-2026-11-20.md');
    expect(fileNameOf({ ...chat, title: '???' })).toBe('sevenhands-sales-2026-11-20.md');
  });

  test('the button exports every page of the chat', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await withTurns('max', 130);
    await user.click((await row('Long one')).getByRole('button', { name: /^Download/ }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    const [[file]] = made.mock.calls as [[Blob]];
    const text = await file.text();
    expect(text.match(/^Question \d+$/gm)).toHaveLength(130);
    expect(text.indexOf('Question 0\n')).toBeLessThan(text.indexOf('Question 129\n'));
  });

  test('the print page shows the whole chat, with a way to print it and to go back', async () => {
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
    await user.click(screen.getByRole('link', { name: 'Back to history' }));
    expect(address()).toBe('/dashboard/history');
  });

  test('a missing chat shows an error', async () => {
    await ownerOf('lou');
    await show('lou', '/dashboard/history?print=1d1e4b7c-1f7f-4d0e-9a2b-3c4d5e6f7081');
    expect(await screen.findByText('This chat no longer exists.')).toBeTruthy();
  });
});

/** An owner's page with one chat of this many turns. */
const withTurns = async (name: string, count: number) => {
  await chatOf(name, count);
  return await show(name);
};

/** One saved chat of a new owner, with this many turns. */
const chatOf = async (name: string, count: number, more: Partial<Conversation> = {}) => {
  const [chat] = await ownerOf(name, { title: 'Long one', message_count: count * 2, ...more });
  if (!chat) throw new Error('no chat');
  const pk = `USER#${await app.sub(name)}`;
  for (let nth = 0; nth < count; nth++) {
    const turn = turnOf(chat, nth);
    await app.table.put({
      ...turn,
      ...turnKeys(pk, turn),
      packed: compress({ parts: turn.parts }),
      business_id: chat.business_id,
      seq: nth + 1,
    });
  }
  return chat;
};

const turnKeys = (pk: string, { chat_id, id }: { chat_id: string; id: string }) => ({
  pk,
  sk: `TURN#${chat_id}#${id}`,
  ...attempt({ state: 'answered' }),
});

test('the page of a helper leads to all of its chats from the second on, and reads no more than two', {
  tags: 'night',
}, async () => {
  const first = { helper_id: 'finance', title: 'What an hour costs' } as const;
  await ownerOf('mona', first, {}, {}, {}, { ...first, title: 'Late payers' });
  await ownerOf('nina', first, {});
  const place = { path: '/dashboard/:helperId', at: '/dashboard/finance' };
  await showPage(app, 'mona', <HelperPage />, place);
  const all = await screen.findByRole('link', { name: 'All Finance chats' });
  expect(all.getAttribute('href')).toBe('/dashboard/history?helper=finance');
  const asked = vi.mocked(fetch).mock.calls.map(([url]) => String(url));
  expect(asked.filter((url) => url.includes('/chats?'))).toEqual([
    expect.stringContaining('limit=2'),
  ]);
  cleanup();
  await showPage(app, 'nina', <HelperPage />, place);
  await screen.findByText('What an hour costs');
  expect(screen.queryByRole('link', { name: 'All Finance chats' })).toBeNull();
});

test('a helper that the plan has locked keeps its old chats readable, without a way to ask', {
  tags: 'night',
}, async () => {
  const past = new Date(Date.now() - 86_400_000).toISOString();
  const chat = await chatOf('lois', 3, { helper_id: 'finance', title: 'What an hour costs' });
  await app.table.change(`USER#${await app.sub('lois')}`, 'ACCOUNT', 'trial_ends_at', past);
  const { user } = await showPage(app, 'lois', <HelperPage />, {
    path: '/dashboard/:helperId',
    at: '/dashboard/finance',
  });
  await screen.findByRole('heading', { name: 'Professional Feature', level: 1 });
  await user.click(await screen.findByRole('link', { name: 'What an hour costs' }));
  await screen.findByRole('heading', { name: 'What an hour costs', level: 1 });
  expect(screen.getAllByText(/^Question \d$/)).toHaveLength(3);
  screen.getByText(/You can read this chat\./);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Print' }).getAttribute('href')).toBe(
    `/dashboard/history?print=${chat.id}`,
  );
});

test('a preview is shown without Markdown syntax', () => {
  expect(plainPreview('### Do this\n1. Call **today**\n> `text`\n- ask')).toBe(
    'Do this Call today text ask',
  );
  expect(plainPreview('5 * 3 costs $15_000')).toBe('5 * 3 costs $15_000');
});
