import { expect, test } from 'vitest';
import { answers, playServer, refuses } from '#test/support/answers/scripted-chat.ts';
import { open, pass, reload, setUpFreshTab } from '#test/support/web/open-conversation.ts';
import { getForwardedFrom } from '#web/features/chat/conversation/conversation-state.ts';

setUpFreshTab();

const from = {
  chat_id: '11111111-1111-4111-8111-111111111111',
  message_id: '01JD0000000000000000000000',
};

test('a forwarded question is sent once with its source, while its text is unchanged', async () => {
  const asked = playServer(answers({ content: 'One' }), answers({ content: 'Two' }));
  const chat = open();
  chat.forward('My quote got no answer', from);
  chat.type('My quote got no answer, again');
  expect(getForwardedFrom(chat.state())).toBeNull();
  chat.type('My quote got no answer ');
  expect(getForwardedFrom(chat.state())).toEqual(from);
  chat.send();
  await pass();
  expect(asked[0]).toMatchObject({ text: 'My quote got no answer', taken_from: from });
  chat.type('My quote got no answer');
  chat.send();
  await pass();
  expect(asked[1]).not.toHaveProperty('taken_from');
});

test('a question with changed text is sent without a source', async () => {
  const asked = playServer(answers({ content: 'One' }));
  const chat = open();
  chat.forward('My quote got no answer', from);
  chat.type('Something else');
  chat.send();
  await pass();
  expect(asked[0]).not.toHaveProperty('taken_from');
});

test('the source survives a reload and is restored after a refusal', async () => {
  const asked = playServer(refuses(429, 'too-fast'), answers({ content: 'One' }));
  let chat = open();
  chat.forward('My quote got no answer', from);
  chat = reload(chat);
  expect(getForwardedFrom(chat.state())).toEqual(from);
  chat.send();
  await pass();
  expect(chat.state().text).toBe('My quote got no answer');
  chat.send();
  await pass();
  expect(asked[1]).toMatchObject({ taken_from: from });
});

test('regenerating a forwarded question sends no source, so it is counted', async () => {
  const asked = playServer(answers({ content: 'One' }), answers({ content: 'Two' }));
  const chat = open();
  chat.forward('My quote got no answer', from);
  chat.send();
  await pass();
  chat.regenerate();
  await pass();
  expect(asked[1]).not.toHaveProperty('taken_from');
});
