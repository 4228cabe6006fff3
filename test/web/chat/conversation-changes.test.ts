import { describe, expect, test } from 'vitest';
import {
  answers,
  playServer,
  refuses,
  stream,
  unreachable,
} from '#test/support/answers/scripted-chat.ts';
import { open, pass, reload, setUpFreshTab } from '#test/support/web/open-conversation.ts';

setUpFreshTab();

describe('regenerating and editing', () => {
  const answeredChat = async (...scenes: Parameters<typeof playServer>) => {
    const asked = playServer(answers({ content: 'One' }), ...scenes);
    const chat = open();
    chat.ask({ text: 'How?' });
    await pass();
    return { chat, asked };
  };

  test('regenerating hides the old answer, and the new one replaces it', async () => {
    const { chat, asked } = await answeredChat(answers({ content: 'Two' }));
    chat.regenerate();
    expect(chat.shown()).toHaveLength(1);
    await pass();
    expect(chat.shown().map(({ content }) => content)).toEqual(['Two']);
    expect(chat.state().turns).toHaveLength(1);
    expect(asked[1]).toMatchObject({ text: 'How?', replaces: asked[0]?.message_id });
  });

  test('the old answer is restored when regenerating fails or is refused', async () => {
    const { chat } = await answeredChat(refuses(429, 'too-fast'), refuses(503, 'unavailable'));
    chat.regenerate();
    await pass();
    expect(chat.shown().map(({ content }) => content)).toEqual(['One']);
    expect(chat.state()).toMatchObject({
      text: '',
      refused: { code: 'too-fast', pendingQuestion: null },
    });
    chat.regenerate();
    await pass(8000);
    expect(chat.shown().map(({ state }) => state)).toEqual(['answered', 'failed']);
  });

  test('a failed question is retried instead of replaced', async () => {
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

  test('editing the last question sets unsent text aside and restores it afterwards', async () => {
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

  test('a question that is stopped and regenerated twice leaves one turn', async () => {
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

  test('an edit that is refused can be sent again as an edit', async () => {
    const { chat } = await answeredChat(refuses(429, 'too-fast'), answers({ content: 'Two' }));
    chat.edit();
    chat.type('How soon?');
    chat.send();
    await pass();
    expect(chat.state()).toMatchObject({ text: 'How soon?', refused: { pendingQuestion: null } });
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

  test('a rating shows at once and is undone when saving fails', async () => {
    const { chat, outcome } = await rated(refuses(503, 'unavailable'));
    expect(chat.last()?.feedback).toEqual({ rating: 'up' });
    await pass(600);
    expect(await outcome).toBe('lost');
    expect(chat.last()?.feedback).toBeNull();
  });

  test('a rating is kept when the page is left at once', async () => {
    const { chat } = await rated(unreachable);
    await pass(100);
    chat.close();
    expect(reload(chat).last()?.feedback).toEqual({ rating: 'up' });
  });

  test('the rating of an answer that is no longer on the server is kept in the tab', async () => {
    const { chat, outcome } = await rated(refuses(404, 'not-found'));
    await pass(600);
    expect(await outcome).toBe('kept');
    expect(chat.last()?.feedback).toEqual({ rating: 'up' });
  });
});
