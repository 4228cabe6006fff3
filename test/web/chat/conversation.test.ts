import { describe, expect, test, vi } from 'vitest';
import {
  answers,
  done,
  isStop,
  playServer,
  stream,
  unreachable,
} from '#test/support/answers/scripted-chat.ts';
import {
  newPlace,
  open,
  pass,
  reload,
  setUpFreshTab,
} from '#test/support/web/open-conversation.ts';
import { refusingStorage } from '#test/support/web/refusing-storage.ts';
import {
  currentConversation,
  forgetAllConversations,
  moveToMemory,
} from '#web/features/chat/conversation/conversation-session-storage.ts';

setUpFreshTab();

describe('asking', () => {
  test('a question shows at once, and the input is empty again', async () => {
    playServer(() => stream().response);
    const chat = open();
    chat.type('  How do I follow up?  ');
    expect(chat.send()).toBe(true);
    expect(chat.last()).toMatchObject({ text: 'How do I follow up?', state: 'waiting' });
    expect(chat.state()).toMatchObject({ text: '' });
    chat.stop();
  });

  test('blank text is not sent', () => {
    const chat = open();
    chat.type('  \n ');
    expect(chat.send()).toBe(false);
    expect(chat.shown()).toEqual([]);
  });

  test('while a question is being answered a second one stays in the input', async () => {
    const asked = playServer(() => stream().response);
    const chat = open();
    chat.ask({ text: 'First' });
    chat.type('Second');
    expect(chat.send()).toBe(false);
    await pass(100);
    expect(asked).toHaveLength(1);
    expect(chat.state().text).toBe('Second');
    chat.stop();
  });

  test('ids sort in the order of asking, even when the clock is set back', async () => {
    playServer(answers());
    const chat = open();
    chat.ask({ text: 'First' });
    await pass();
    vi.setSystemTime(Date.now() - 3_600_000);
    chat.ask({ text: 'Second' });
    await pass();
    const [first, second] = chat.shown();
    expect(first && second && first.id < second.id).toBe(true);
    expect(second?.text).toBe('Second');
  });

  test('two chats are answered at the same time without mixing', async () => {
    const one = stream();
    const other = stream();
    const asked = playServer(
      () => one.response,
      () => other.response,
    );
    const sales = open();
    const finance = open(newPlace({ helperId: 'finance' }));
    sales.ask({ text: 'Quotes' });
    finance.ask({ text: 'Invoices' });
    await pass();
    one.words('About quotes');
    other.words('About invoices');
    await pass(100);
    expect([sales.arrived(), finance.arrived()]).toEqual(['About quotes', 'About invoices']);
    sales.stop();
    const [, question] = asked;
    if (question) other.send(...done(question, { content: 'Send them weekly.' }));
    await pass();
    expect(sales.last()).toMatchObject({ state: 'stopped', content: 'About quotes' });
    expect(finance.last()).toMatchObject({ state: 'answered', content: 'Send them weekly.' });
  });
});

describe('stopping', () => {
  test('stopping keeps the received text and reports its length to the server', async () => {
    const answer = stream();
    const asked = playServer(() => answer.response);
    const chat = open();
    chat.ask({ text: 'How?' });
    await pass();
    answer.words('First, call.');
    await pass(100);
    chat.stop();
    answer.words(' Late words');
    await pass(100);
    expect(chat.last()).toMatchObject({ state: 'stopped', content: 'First, call.' });
    expect(asked[0]?.signal?.aborted).toBe(true);
    const [url, { body } = {}] =
      vi.mocked(fetch).mock.calls.find(([address]) => isStop(address)) ?? [];
    expect(String(url)).toContain(chat.last()?.id);
    expect(JSON.parse(String(body))).toEqual({ shown: 12 });
  });

  test('stopping between two retries ends the wait at once', async () => {
    const asked = playServer(unreachable);
    const chat = open();
    chat.ask({ text: 'How?' });
    await pass(500);
    chat.stop();
    await pass(20_000);
    expect(asked).toHaveLength(1);
    expect(chat.state().busy).toBeNull();
    chat.backOnline();
    expect(asked).toHaveLength(1);
  });

  test('a late end of a stopped answer does not change the next question', async () => {
    const first = stream();
    const second = stream();
    const asked = playServer(
      () => first.response,
      () => second.response,
    );
    const chat = open();
    chat.ask({ text: 'First' });
    await pass();
    chat.stop();
    chat.ask({ text: 'Second' });
    const [question] = asked;
    if (question) first.send(...done(question));
    await pass();
    expect(chat.shown().map(({ state }) => state)).toEqual(['stopped', 'waiting']);
    expect(chat.state().busy).toBe(chat.last()?.id);
    chat.stop();
  });
});

describe('stored in the tab', () => {
  test('a reload during an answer continues with the same id', async () => {
    const asked = playServer(() => stream().response, answers());
    const before = open();
    before.ask({ text: 'How?' });
    await pass();
    before.close();
    const chat = reload(before);
    chat.resume();
    await pass();
    expect(chat.last()).toMatchObject({ text: 'How?', state: 'answered' });
    expect(asked[1]).toMatchObject({ message_id: asked[0]?.message_id, text: 'How?' });
  });

  test('unsent text and the open chat of a helper are restored after a reload', () => {
    const before = open();
    before.type('Half a thought');
    const { businessId, conversationId } = before.place;
    expect(currentConversation(businessId, 'sales')).toBe(conversationId);
    expect(currentConversation(businessId, 'finance')).toBeNull();
    expect(reload(before).state().text).toBe('Half a thought');
  });

  test('an expired session keeps the data in memory for the same owner and empties the store', async () => {
    playServer(() => stream().response);
    const before = open();
    before.ask({ text: 'How?' });
    before.type('Half a thought');
    await pass();
    moveToMemory();
    before.close();
    sessionStorage.clear();
    before.type('Too late');
    expect(sessionStorage.length).toBe(0);
    expect(reload(before).state()).toMatchObject({ text: 'Half a thought', busy: null });
    expect(reload(before).last()?.state).toBe('waiting');
    forgetAllConversations();
    expect(reload(before).state()).toMatchObject({ text: '', turns: [] });
  });

  test('a full store makes room for the current chat and keeps all text', async () => {
    playServer(answers({ content: 'A long answer' }));
    const [first, second] = [open(), open()];
    const fits = 1;
    const full = refusingStorage('sessionStorage', (key, stored) => {
      const others = stored.filter((one) => one.startsWith('chat:') && one !== key);
      return key.startsWith('chat:') && others.length >= fits;
    });
    first.ask({ text: 'First' });
    await pass();
    second.ask({ text: 'Second' });
    await pass();
    expect(sessionStorage.getItem(`chat:${second.place.conversationId}`)).toContain(
      'A long answer',
    );
    expect(reload(first).last()?.content).toBe('A long answer');
    expect(reload(second).last()?.content).toBe('A long answer');
    expect(full.refused()).toBeGreaterThan(0);
    full.restore();
  });
});
