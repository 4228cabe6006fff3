import { expect, test } from 'vitest';
import { currentEvents } from '#shared/contract/route.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, answerWith, asker, type Question, said } from '#test/support/chat.ts';

const answer = {
  content: 'Call them today.',
  suggestedHelperId: null,
  facts: [{ key: 'crew size', value: 'four people', quote: said }],
  decisions: ['Raise the call-out fee'],
};

/** The data of the `done` event of a question that is sent with this Accept header. */
const doneEvent = async (app: App, question: Question, accept: string) => {
  const response = await app.send('POST', '/chat', {
    name: 'ada',
    body: question,
    headers: { accept },
  });
  const [, data] = /^event: done\ndata: (.+)$/m.exec(await response.text()) ?? [];
  return JSON.parse(String(data)) as Record<string, unknown>;
};

const start = async (): Promise<{ app: App; ada: Asker }> => {
  const app = await startApp();
  answerWith(app, answer.content, { facts: answer.facts, decisions: answer.decisions });
  return { app, ada: await asker(app, 'ada') };
};

test('a tab of the release before gets the answer beside the turn and in it', async () => {
  const { app, ada } = await start();
  await using _ = app;
  const done = await doneEvent(app, ada.question(), 'text/event-stream');
  expect(done).toMatchObject({ ...answer, turn: answer, saved: true });
});

test('a tab of this release gets the answer only in the turn', async () => {
  const { app, ada } = await start();
  await using _ = app;
  const done = await doneEvent(app, ada.question(), currentEvents);
  expect(done).toMatchObject({ turn: answer, saved: true });
  expect(Object.keys(done).toSorted()).toEqual(['quota', 'saved', 'turn']);
});

test('a stored answer that is sent again has the form its caller asks for', async () => {
  const { app, ada } = await start();
  await using _ = app;
  const question = ada.question();
  await doneEvent(app, question, currentEvents);
  expect(await doneEvent(app, question, 'text/event-stream')).toMatchObject(answer);
  expect(await doneEvent(app, question, currentEvents)).not.toHaveProperty('content');
  expect(app.stack.openai.requests()).toHaveLength(1);
});
