import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { base64Of, jpeg } from '#test/support/photos.ts';

test('a photo is never sent to a model without vision, and the owner is told what to do', async () => {
  await using app = await startApp({ photos: false });
  expect(app.stack.browserConfig.photos).toBe(false);
  const ada = await asker(app, 'ada');
  const photo = { data: base64Of(jpeg), thumbnail: base64Of(jpeg) };
  await expect(ada.ask({ photo })).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringContaining('Describe what’s in the photo'),
  });
  expect((await ada.quota()).total).toBe(0);
  expect(app.stack.openai.requests()).toEqual([]);
});
