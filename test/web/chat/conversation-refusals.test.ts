import { describe, expect, test } from 'vitest';
import { answers, playServer, refuses, stream } from '#test/support/answers/scripted-chat.ts';
import { open, pass, reload, setUpFreshTab } from '#test/support/web/open-conversation.ts';

setUpFreshTab();

const prompt = { id: 'win-back', specificOutcome: 'Two jobs', additionalInputs: {} };

describe('refusals', () => {
  test.each([
    [429, 'too-fast'],
    [429, 'limit-reached'],
    [403, 'helper-locked'],
    [403, 'previewing'],
    [422, 'different-message'],
    [404, 'not-found'],
  ])('%i %s: no question is added, and the text is back in the input', async (status, code) => {
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
      refused: { code, pendingQuestion: null },
    });
    chat.type('How do I follow up again?');
    expect(chat.state().refused).toBeNull();
  });

  test('sending the same text again is a new question', async () => {
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

  test('text typed in the meantime stays, and the refused text is held', async () => {
    playServer(refuses(429, 'too-fast'), answers());
    const chat = open();
    chat.ask({ text: 'First' });
    chat.type('Second');
    await pass();
    expect(chat.state()).toMatchObject({
      text: 'Second',
      refused: { pendingQuestion: { text: 'First' } },
    });
    chat.askPending();
    await pass();
    expect(chat.last()).toMatchObject({ text: 'First', state: 'answered' });
    expect(chat.state()).toMatchObject({ text: 'Second', refused: null });
  });

  test('a refused prompt is held, also over a reload, and can be retried', async () => {
    const asked = playServer(refuses(429, 'limit-reached'), answers());
    const before = open();
    before.ask({ text: '', prompt, title: 'Win back quiet customers' });
    await pass();
    const chat = reload(before);
    expect(chat.state().refused?.pendingQuestion).toMatchObject({
      prompt,
      title: 'Win back quiet customers',
    });
    chat.askPending();
    await pass();
    expect(asked[1]?.prompt).toEqual(prompt);
    expect(chat.last()?.state).toBe('answered');
  });

  test('a prompt filled in after the last question is held without being sent', () => {
    const asked = playServer(answers());
    const chat = open();
    chat.keepPending({ text: '', prompt, title: 'Win back quiet customers' });
    expect(asked).toHaveLength(0);
    expect(reload(chat).state().refused).toMatchObject({
      code: 'limit-reached',
      pendingQuestion: { prompt, title: 'Win back quiet customers' },
    });
  });

  test('a prompt sent while an answer arrives is held until the answer is complete', async () => {
    playServer(() => stream().response, answers());
    const chat = open();
    chat.ask({ text: 'First' });
    chat.ask({ text: '', prompt, title: 'Win back quiet customers' });
    expect(chat.state().refused).toMatchObject({
      code: 'still-answering',
      pendingQuestion: { prompt },
    });
    chat.stop();
    chat.askPending();
    await pass();
    expect(chat.last()).toMatchObject({ prompt, state: 'answered' });
  });
});
