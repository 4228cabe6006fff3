import { expect, test } from 'vitest';
import { readShared } from '#web/shared-in.ts';

test('an address carries what was shared: title, words and address, each once', async () => {
  const shared = await readShared(
    '?title=A%20letter&text=Too%20expensive&url=https%3A%2F%2Fexample.com%2F1',
  );
  expect(shared).toEqual({
    words: 'A letter\nToo expensive\nhttps://example.com/1',
    images: [],
  });
});

test('what repeats another part is left out, as phones put the address into the words too', async () => {
  const link = 'https://example.com/1';
  const query = new URLSearchParams({ title: link, text: `Look: ${link}`, url: link });
  expect((await readShared(`?${query}`))?.words).toBe(`Look: ${link}`);
});

test('nothing shared, or no storage in this browser, is nothing', async () => {
  expect(await readShared('')).toBeNull();
  expect(await readShared('?text=%20')).toBeNull();
});
