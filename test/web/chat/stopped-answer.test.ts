import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import type { PartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import { done, isStop, stopped, stream } from '#test/support/answers/scripted-chat.ts';
import { forgetAllConversations } from '#web/features/chat/conversation/conversation-session-storage.ts';
import { createLocalConversation } from '#web/features/chat/conversation/local-conversation.ts';
import { loadAsk } from '#web/features/chat/question/answer-runner.ts';
import { askUntilAnswered, type Question } from '#web/features/chat/question/ask-until-answered.ts';

// Not every browser discards the data in flight when a request is aborted.

// Modules load in real time, while the timers of the test are faked.
beforeAll(loadAsk);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  forgetAllConversations();
  vi.useRealTimers();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** A server that keeps streaming its answers, one after the other, although their requests were aborted. */
const playDeafServer = (...answers: ReturnType<typeof stream>[]) => {
  const asked: Question[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, { body } = {}) => {
    if (isStop(url)) return stopped();
    asked.push(JSON.parse(String(body)) as Question);
    const answer = answers[asked.length - 1];
    if (!answer) throw new Error('Nothing is left to answer');
    return answer.response;
  });
  return asked;
};
const open = () =>
  createLocalConversation({
    conversationId: crypto.randomUUID(),
    businessId: crypto.randomUUID(),
    helperId: 'sales',
  });

/** Stops an answer after its first words and asks the next question. */
const stopAndAskOn = async () => {
  const [first, second] = [stream(), stream()];
  const asked = playDeafServer(first, second);
  const chat = open();
  chat.ask({ text: 'First' });
  await pass();
  first.words('Call them.');
  await pass(100);
  chat.stop();
  chat.ask({ text: 'Second' });
  await pass();
  const answerSecond = async () => {
    const [, question] = asked;
    if (question) second.send(...done(question, { content: 'Send it weekly.' }));
    await pass();
    expect(chat.state().turns).toMatchObject([
      { text: 'First', state: 'stopped', content: 'Call them.' },
      { text: 'Second', state: 'answered', content: 'Send it weekly.' },
    ]);
  };
  return { chat, first, second, answerSecond };
};

test('text of a stopped answer does not show before the text of the next one', async () => {
  const { chat, first, answerSecond } = await stopAndAskOn();
  first.words(' Then write.');
  await pass(100);
  expect([answerAsMarkdown(chat.live.whole()), answerAsMarkdown(chat.live.shown())]).toEqual([
    '',
    '',
  ]);
  await answerSecond();
});

test('text of a stopped answer does not show within the text of the next one', async () => {
  const { chat, first, second, answerSecond } = await stopAndAskOn();
  second.words('Send it');
  await pass(100);
  first.words(' Then write.');
  await pass(100);
  second.words(' weekly.');
  await pass(100);
  expect(answerAsMarkdown(chat.live.whole())).toBe('Send it weekly.');
  await answerSecond();
});

test('the end or failure of a stopped answer does not affect the next question', async () => {
  const [first, second, third] = [stream(), stream(), stream()];
  const asked = playDeafServer(first, second, third);
  const chat = open();
  chat.ask({ text: 'First' });
  await pass();
  chat.stop();
  chat.ask({ text: 'Second' });
  await pass();
  chat.stop();
  chat.ask({ text: 'Third' });
  await pass();
  const [question] = asked;
  if (question) first.send(...done(question, { content: 'Too late.' }));
  second.send('error', { code: 'unavailable', message: 'Too late.', retryable: true });
  await pass(20_000);
  expect(asked).toHaveLength(3);
  expect(chat.state()).toMatchObject({
    busy: chat.state().turns[2]?.id,
    turns: [{ state: 'stopped' }, { state: 'stopped' }, { state: 'waiting' }],
  });
  chat.stop();
});

test('after an abort no more parts are delivered, even if they have already arrived', async () => {
  const answer = stream();
  playDeafServer(answer);
  const stopped = new AbortController();
  const heard: PartEvent[] = [];
  const question = {
    message_id: 'x',
    chat_id: 'y',
    business_id: 'z',
    helper_id: null,
    text: 'How?',
  };
  const asking = askUntilAnswered(question, {
    signal: stopped.signal,
    onTry: () => {},
    onStart: () => {},
    onCalculations: () => {},
    onPart: (event) => {
      heard.push(event);
      stopped.abort(new Error('The owner stopped'));
    },
  });
  const outcome = asking.catch((error: Error) => error.message);
  answer.words('One');
  answer.words('Two');
  answer.send(...done(question));
  answer.end();
  await pass(20_000);
  expect(await outcome).toBe('The owner stopped');
  expect(heard).toMatchObject([{ data: { part: { markdown: 'One' } } }]);
});

test('the rest of a cut answer is requested with its own id and appended', async () => {
  const [first, rest] = [stream(), stream()];
  const asked = playDeafServer(first, rest);
  const chat = open();
  chat.ask({ text: 'Whom do I call?' });
  await pass();
  const [question] = asked;
  if (!question) throw new Error('Nothing was asked');
  first.send(...done(question, { content: 'Call the', cut: 'continue' }));
  first.end();
  await pass();
  chat.continueAnswer(question.message_id);
  chat.continueAnswer(question.message_id);
  await pass();
  expect(asked).toHaveLength(2);
  const [, continued] = asked;
  if (!continued) throw new Error('The rest was not asked for');
  expect(continued).toMatchObject({ continues: question.message_id });
  expect(continued).not.toHaveProperty('text');
  expect(continued).not.toHaveProperty('replaces');
  rest.send('delta', { index: 0, text: ' oldest one.' });
  await pass(100);
  expect(answerAsMarkdown(chat.live.whole())).toBe('Call the oldest one.');
  rest.send(...done(continued, { text: 'Whom do I call?', content: 'Call the oldest one.' }));
  rest.end();
  await pass();
  expect(chat.state().turns).toMatchObject([
    { text: 'Whom do I call?', state: 'answered', content: 'Call the oldest one.' },
  ]);
});
