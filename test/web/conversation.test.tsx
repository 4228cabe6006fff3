import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answers,
  done,
  isStop,
  playServer,
  refuses,
  stream,
  unreachable,
} from '#test/support/scripted-chat.ts';
import type { ConversationPlace } from '#web/features/chat/conversation-state.ts';
import { createLocalConversation } from '#web/features/chat/local-conversation.ts';
import { visibleTurns } from '#web/features/chat/local-turn.ts';
import {
  currentConversation,
  forgetAll,
  moveToMemory,
} from '#web/features/chat/session-storage.ts';

const newPlace = (more: Partial<ConversationPlace> = {}): ConversationPlace => ({
  conversationId: crypto.randomUUID(),
  businessId: crypto.randomUUID(),
  helperId: 'sales',
  ...more,
});
const prompt = { id: 'win-back', specificOutcome: 'Two jobs', additionalInputs: {} };
const network =
  'Network error: Could not reach the server after multiple attempts. Please check your internet connection or try again later.';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  forgetAll();
  vi.useRealTimers();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const open = (place = newPlace()) => {
  const conversation = createLocalConversation(place);
  const shown = () => visibleTurns(conversation.state().turns);
  return { ...conversation, shown, last: () => shown().at(-1) };
};
/** The tab after a reload. */
const reload = ({ place }: { place: ConversationPlace }) => open(place);

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

  test('blanks are not sent', () => {
    const chat = open();
    chat.type('  \n ');
    expect(chat.send()).toBe(false);
    expect(chat.shown()).toEqual([]);
  });

  test('while one question is being answered a second one waits in the input', async () => {
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

  test('two conversations are answered at the same time without mixing', async () => {
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
    expect([sales.live.whole(), finance.live.whole()]).toEqual(['About quotes', 'About invoices']);
    sales.stop();
    const [, question] = asked;
    if (question) other.send(...done(question, { content: 'Send them weekly.' }));
    await pass();
    expect(sales.last()).toMatchObject({ state: 'stopped', content: 'About quotes' });
    expect(finance.last()).toMatchObject({ state: 'answered', content: 'Send them weekly.' });
  });
});

describe('failures', () => {
  test('three retries after 1, 2 and 4 seconds, all under one id', async () => {
    const asked = playServer(
      unreachable,
      refuses(503, 'unavailable'),
      refuses(500, 'unexpected'),
      answers(),
    );
    const chat = open();
    chat.ask({ text: 'Anyone there?' });
    await pass(8000);
    expect(asked.map(({ at }) => at - (asked[0]?.at ?? 0))).toEqual([0, 1000, 3000, 7000]);
    expect(new Set(asked.map(({ message_id }) => message_id)).size).toBe(1);
    expect(chat.last()?.state).toBe('answered');
  });

  const down = refuses(503, 'unavailable', 'An unknown error occurred while getting AI response.');
  test.each([
    ['the network', unreachable, 'sales', network],
    ['the network', unreachable, null, network],
    [
      'a helper',
      down,
      'sales',
      'An unexpected error occurred after multiple attempts: An unknown error occurred while getting AI response. Please try again in a moment.',
    ],
    [
      'the assistant',
      down,
      null,
      "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.",
    ],
    [
      'access across origins',
      () => Promise.reject(new Error('CORS refused')),
      'sales',
      'CORS error: The server did not allow access. This might be a configuration issue on the backend edge function.',
    ],
    [
      'something nobody thought of',
      () => Promise.reject(new Error('Boom')),
      'sales',
      "I'm sorry, an unexpected error occurred. Please try again.",
    ],
  ] as const)('when %s fails for good the owner reads why', async (_, scene, helperId, words) => {
    playServer(scene);
    const chat = open(newPlace({ helperId }));
    chat.ask({ text: 'Anyone there?' });
    await pass(8000);
    expect(chat.last()).toMatchObject({
      text: 'Anyone there?',
      state: 'failed',
      failure: { message: words, canRetry: true },
    });
    expect(chat.state().busy).toBeNull();
  });

  test('a failure in the middle of an answer is told in its own words and not tried again', async () => {
    const answer = stream();
    const asked = playServer(() => answer.response);
    const chat = open();
    chat.ask({ text: 'How?' });
    await pass();
    answer.words('First,');
    const message = 'An unknown error occurred while getting AI response.';
    answer.send('error', { code: 'unavailable', message, retryable: true });
    await pass(10_000);
    expect(asked).toHaveLength(1);
    expect(chat.last()?.failure?.message).toBe(message);
  });

  test('trying again keeps the id; a new question leaves the failed one standing', async () => {
    const scenes = [unreachable, unreachable, unreachable, unreachable];
    const asked = playServer(...scenes, answers());
    const chat = open();
    chat.ask({ text: 'First' });
    await pass(8000);
    chat.ask({ text: 'Second' });
    await pass();
    expect(chat.shown().map(({ state }) => state)).toEqual(['failed', 'answered']);
    chat.retry(chat.shown()[0]?.id ?? '');
    await pass();
    expect(asked.at(-1)?.message_id).toBe(asked[0]?.message_id);
    expect(chat.shown().map(({ text, state }) => [text, state])).toEqual([
      ['First', 'answered'],
      ['Second', 'answered'],
    ]);
  });

  test('a question that failed for want of a connection is asked again once it is back', async () => {
    const asked = playServer(unreachable, unreachable, unreachable, unreachable, answers());
    const chat = open();
    chat.ask({ text: 'In a tunnel' });
    await pass(8000);
    chat.backOnline();
    await pass();
    expect(chat.last()?.state).toBe('answered');
    chat.backOnline();
    await pass();
    expect(asked).toHaveLength(5);
  });

  test('a connection that breaks in the middle is waited out, and the words stay until then', async () => {
    const first = stream();
    const asked = playServer(
      () => first.response,
      refuses(409, 'still-answering'),
      answers({ content: 'First, call. Then write.' }),
    );
    const chat = open();
    chat.ask({ text: 'How?' });
    await pass();
    first.words('First, call.');
    await pass(100);
    first.cut();
    await pass(1000);
    expect(chat.live.shown()).toBe('First, call.');
    await pass(5000);
    expect(chat.last()?.content).toBe('First, call. Then write.');
    expect(new Set(asked.map(({ message_id }) => message_id)).size).toBe(1);
  });

  test('an answer that is never finished can be asked for again', async () => {
    playServer(refuses(409, 'still-answering', 'This question is still being answered'));
    const chat = open();
    chat.ask({ text: 'How?' });
    await pass(160_000);
    expect(chat.last()).toMatchObject({ state: 'failed', failure: { canRetry: true } });
  });

  test('a connection that has fallen silent counts as broken', async () => {
    const asked = playServer(() => stream().response, answers());
    const chat = open();
    chat.ask({ text: 'How?' });
    await pass(44_000);
    expect(asked).toHaveLength(1);
    await pass(3000);
    expect(asked).toHaveLength(2);
    expect(chat.last()?.state).toBe('answered');
  });
});

describe('stopping', () => {
  test('keeps what was seen, and the server hears how much that was', async () => {
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

  test('between two retries ends the waiting at once', async () => {
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

  test('a late end of the stopped answer does not touch the next question', async () => {
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

describe('refusals', () => {
  test.each([
    [429, 'too-fast'],
    [429, 'limit-reached'],
    [403, 'helper-locked'],
    [403, 'previewing'],
    [422, 'different-message'],
    [404, 'not-found'],
  ])('%i %s: nothing was asked, and the words are back in the input', async (status, code) => {
    const asked = playServer(refuses(status, code, 'Not now'));
    const chat = open();
    chat.type('How do I follow up?');
    chat.send();
    await pass(10_000);
    expect(asked).toHaveLength(1);
    expect(chat.shown()).toEqual([]);
    expect(chat.state()).toMatchObject({
      text: 'How do I follow up?',
      busy: null,
      refused: { code, held: null },
    });
    chat.type('How do I follow up again?');
    expect(chat.state().refused).toBeNull();
  });

  test('sending the same words once more is a new question', async () => {
    const asked = playServer(refuses(429, 'too-fast'), answers());
    const chat = open();
    chat.type('How?');
    chat.send();
    await pass();
    chat.send();
    await pass();
    expect(chat.last()?.state).toBe('answered');
    expect(asked[1]?.message_id).not.toBe(asked[0]?.message_id);
  });

  test('words typed meanwhile stay, and the refused ones are held', async () => {
    playServer(refuses(429, 'too-fast'), answers());
    const chat = open();
    chat.ask({ text: 'First' });
    chat.type('Second');
    await pass();
    expect(chat.state()).toMatchObject({ text: 'Second', refused: { held: { text: 'First' } } });
    chat.askHeld();
    await pass();
    expect(chat.last()).toMatchObject({ text: 'First', state: 'answered' });
    expect(chat.state()).toMatchObject({ text: 'Second', refused: null });
  });

  test('a filled-in prompt is held, over a reload too, and can be tried again', async () => {
    const asked = playServer(refuses(429, 'limit-reached'), answers());
    const before = open();
    before.ask({ text: '', prompt, title: 'Win back quiet customers' });
    await pass();
    const chat = reload(before);
    expect(chat.state().refused?.held).toMatchObject({ prompt, title: 'Win back quiet customers' });
    chat.askHeld();
    await pass();
    expect(asked[1]?.prompt).toEqual(prompt);
    expect(chat.last()?.state).toBe('answered');
  });

  test('a prompt filled in after the last question is held without being sent', () => {
    const asked = playServer(answers());
    const chat = open();
    chat.holdBack({ text: '', prompt, title: 'Win back quiet customers' });
    expect(asked).toHaveLength(0);
    expect(reload(chat).state().refused).toMatchObject({
      code: 'limit-reached',
      held: { prompt, title: 'Win back quiet customers' },
    });
  });

  test('a prompt sent while an answer arrives is held until it is done', async () => {
    playServer(() => stream().response, answers());
    const chat = open();
    chat.ask({ text: 'First' });
    chat.ask({ text: '', prompt, title: 'Win back quiet customers' });
    expect(chat.state().refused).toMatchObject({ code: 'still-answering', held: { prompt } });
    chat.stop();
    chat.askHeld();
    await pass();
    expect(chat.last()).toMatchObject({ prompt, state: 'answered' });
  });
});

describe('asking again', () => {
  const answeredChat = async (...scenes: Parameters<typeof playServer>) => {
    const asked = playServer(answers({ content: 'One' }), ...scenes);
    const chat = open();
    chat.ask({ text: 'How?' });
    await pass();
    return { chat, asked };
  };

  test('the old answer steps aside, and the new one takes its place', async () => {
    const { chat, asked } = await answeredChat(answers({ content: 'Two' }));
    chat.regenerate();
    expect(chat.shown()).toHaveLength(1);
    await pass();
    expect(chat.shown().map(({ content }) => content)).toEqual(['Two']);
    expect(chat.state().turns).toHaveLength(1);
    expect(asked[1]).toMatchObject({ text: 'How?', replaces: asked[0]?.message_id });
  });

  test('the old answer is back when asking again fails or is refused', async () => {
    const { chat } = await answeredChat(refuses(429, 'too-fast'), refuses(503, 'unavailable'));
    chat.regenerate();
    await pass();
    expect(chat.shown().map(({ content }) => content)).toEqual(['One']);
    expect(chat.state()).toMatchObject({ text: '', refused: { code: 'too-fast', held: null } });
    chat.regenerate();
    await pass(8000);
    expect(chat.shown().map(({ state }) => state)).toEqual(['answered', 'failed']);
  });

  test('a question that failed is tried again rather than replaced', async () => {
    const { chat, asked } = await answeredChat(
      ...[1, 2, 3, 4].map(() => unreachable),
      answers({ content: 'Two' }),
    );
    chat.ask({ text: 'Next' });
    await pass(8000);
    chat.regenerate();
    await pass();
    expect(asked.at(-1)?.message_id).toBe(asked[1]?.message_id);
    expect(chat.last()).toMatchObject({ text: 'Next', content: 'Two' });
  });

  test('changing the last question sets aside what is being typed and gives it back', async () => {
    const { chat, asked } = await answeredChat(answers({ content: 'Two' }));
    chat.type('Half a thought');
    chat.edit();
    expect(chat.state().text).toBe('How?');
    chat.cancelEdit();
    expect(chat.state()).toMatchObject({ text: 'Half a thought', editing: null });
    chat.edit();
    chat.type('How soon?');
    chat.send();
    expect(chat.state()).toMatchObject({ text: 'Half a thought', editing: null });
    await pass();
    expect(asked[1]).toMatchObject({ text: 'How soon?', replaces: asked[0]?.message_id });
    expect(chat.shown().map(({ text }) => text)).toEqual(['How soon?']);
  });

  test('a question that is changed after Stop, and once more, leaves one behind', async () => {
    const { chat, asked } = await answeredChat(
      () => stream().response,
      () => stream().response,
      answers({ content: 'Four' }),
    );
    const ids = () => asked.map(({ message_id, replaces }) => [message_id, replaces]);
    chat.regenerate();
    await pass();
    chat.stop();
    chat.regenerate();
    await pass();
    chat.stop();
    chat.regenerate();
    await pass();
    const [first] = asked;
    expect(ids().map(([, replaces]) => replaces)).toEqual([
      undefined,
      ...[1, 2, 3].map(() => first?.message_id),
    ]);
    expect(chat.state().turns.map(({ content }) => content)).toEqual(['Four']);
  });

  test('a refused change is still a change', async () => {
    const { chat } = await answeredChat(refuses(429, 'too-fast'), answers({ content: 'Two' }));
    chat.edit();
    chat.type('How soon?');
    chat.send();
    await pass();
    expect(chat.state()).toMatchObject({ text: 'How soon?', refused: { held: null } });
    expect(chat.shown().map(({ text }) => text)).toEqual(['How?']);
    chat.send();
    await pass();
    expect(chat.shown().map(({ text }) => text)).toEqual(['How soon?']);
  });
});

describe('ratings', () => {
  const rated = async (...scenes: Parameters<typeof playServer>) => {
    playServer(answers(), ...scenes);
    const chat = open();
    chat.ask({ text: 'How?' });
    await pass();
    const rating = chat.rate(chat.last()?.id ?? '', { rating: 'up' });
    const outcome = rating.then(
      () => 'kept',
      () => 'lost',
    );
    return { chat, outcome };
  };

  test('a rating shows at once and is taken back when it cannot be kept', async () => {
    const { chat, outcome } = await rated(refuses(503, 'unavailable'));
    expect(chat.last()?.feedback).toEqual({ rating: 'up' });
    await pass(600);
    expect(await outcome).toBe('lost');
    expect(chat.last()?.feedback).toBeNull();
  });

  test('a page that is left at once keeps the rating it showed', async () => {
    const { chat } = await rated(unreachable);
    await pass(100);
    chat.close();
    expect(reload(chat).last()?.feedback).toEqual({ rating: 'up' });
  });

  test('an answer the server has let go of keeps its rating in the tab', async () => {
    const { chat, outcome } = await rated(refuses(404, 'not-found'));
    await pass(600);
    expect(await outcome).toBe('kept');
    expect(chat.last()?.feedback).toEqual({ rating: 'up' });
  });
});

describe('what this tab remembers', () => {
  test('a reload in the middle of an answer asks on under the same id', async () => {
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

  test('typed words and the conversation a helper has open are there after a reload', () => {
    const before = open();
    before.type('Half a thought');
    const { businessId, conversationId } = before.place;
    expect(currentConversation(businessId, 'sales')).toBe(conversationId);
    expect(currentConversation(businessId, 'finance')).toBeNull();
    expect(reload(before).state().text).toBe('Half a thought');
  });

  test('an expired session leaves everything for the same owner, and nothing in the store', async () => {
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
    forgetAll();
    expect(reload(before).state()).toMatchObject({ text: '', turns: [] });
  });

  test('a full store makes room for the conversation at hand and loses no words', async () => {
    playServer(answers({ content: 'A long answer' }));
    const [first, second] = [open(), open()];
    const fits = 1;
    const real = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      const others = Object.keys(this).filter((one) => one.startsWith('chat:') && one !== key);
      if (key.startsWith('chat:') && others.length >= fits)
        throw new DOMException('Full', 'QuotaExceededError');
      real.call(this, key, text);
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
  });
});
