import { expect, test } from 'vitest';
import { readShared } from '#web/features/chat/share-target.ts';

test('the URL has each shared part once: title, text and link', async () => {
  const shared = await readShared(
    '?title=A%20letter&text=Too%20expensive&url=https%3A%2F%2Fexample.com%2F1',
  );
  expect(shared).toEqual({
    words: 'A letter\nToo expensive\nhttps://example.com/1',
    images: [],
  });
});

test('a part that repeats another one is left out, because phones also put the link into the text', async () => {
  const link = 'https://example.com/1';
  const query = new URLSearchParams({ title: link, text: `Look: ${link}`, url: link });
  expect((await readShared(`?${query}`))?.words).toBe(`Look: ${link}`);
});

test('nothing shared, or a browser without storage, returns nothing', async () => {
  expect(await readShared('')).toBeNull();
  expect(await readShared('?text=%20')).toBeNull();
});
