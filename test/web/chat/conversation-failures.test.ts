import { describe, expect, test, vi } from 'vitest';
import {
  answers,
  playServer,
  refuses,
  stream,
  unreachable,
} from '#test/support/answers/scripted-chat.ts';
import { newPlace, open, pass, setUpFreshTab } from '#test/support/web/open-conversation.ts';

setUpFreshTab();

const network =
  'Network error: Could not reach the server after multiple attempts. Please check your internet connection or try again later.';

describe('without a connection', () => {
  const connection = (onLine: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };

  test('a question waits for the connection and is sent once with its own id', async () => {
    const asked = playServer(answers());
    connection(false);
    const chat = open();
    chat.ask({ text: 'Anyone there?' });
    await pass(600_000);
    expect(asked).toHaveLength(0);
    expect(chat.last()).toMatchObject({ state: 'waiting', failure: null });
    connection(true);
    await pass(10);
    expect(asked).toHaveLength(1);
    expect(chat.last()?.state).toBe('answered');
  });

  test('a question lost on the way waits too and can be stopped', async () => {
    const asked = playServer(unreachable);
    const chat = open();
    chat.ask({ text: 'Anyone there?' });
    connection(false);
    await pass(60_000);
    expect(asked).toHaveLength(1);
    expect(chat.last()?.state).toBe('waiting');
    chat.stop();
    connection(true);
    await pass(60_000);
    expect(asked).toHaveLength(1);
    expect(chat.last()?.state).toBe('stopped');
  });
});

describe('failures', () => {
  test('a question is retried after 1, 2 and 4 seconds with the same id', async () => {
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
      'cross-origin access',
      () => Promise.reject(new Error('CORS refused')),
      'sales',
      'CORS error: The server did not allow access. This might be a configuration issue on the backend edge function.',
    ],
    [
      'an unknown cause',
      () => Promise.reject(new Error('Boom')),
      'sales',
      "I'm sorry, an unexpected error occurred. Please try again.",
    ],
  ] as const)(
    'when %s keeps failing the owner sees the reason',
    async (_, scene, helperId, words) => {
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
    },
  );

  test('a failure in the middle of an answer shows its own message and is not retried', async () => {
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

  test('Try again keeps the id, and a new question keeps the failed one in the chat', async () => {
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

  test('a question that failed without a connection is asked again once the connection is back', async () => {
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

  test('a connection lost in the middle of an answer is waited out, and the received text stays', async () => {
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
    expect(chat.painted()).toBe('First, call.');
    await pass(5000);
    expect(chat.last()?.content).toBe('First, call. Then write.');
    expect(new Set(asked.map(({ message_id }) => message_id)).size).toBe(1);
  });

  test('an answer that never completes can be requested again', async () => {
    playServer(refuses(409, 'still-answering', 'We’re still answering this question'));
    const chat = open();
    chat.ask({ text: 'How?' });
    await pass(160_000);
    expect(chat.last()).toMatchObject({ state: 'failed', failure: { canRetry: true } });
  });

  test('a connection without any data counts as lost', async () => {
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
