import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '#shared/domain/connections/posts/post.ts';
import type { App } from '#test/support/app.ts';
import { base64Of, jpegOf } from '#test/support/photos.ts';
import { facebook } from '#test/support/posts/facebook.ts';
import { both, connectedTo } from '#test/support/posts/shown-places.ts';
import { answers, listed, now, provider, soon } from '#test/support/reviews/shown-reviews.tsx';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { PostsPage } from '#web/features/connections/posts/posts-page.tsx';

const photo = base64Of(jpegOf(800, 600));

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
  await app.member('ada');
});
afterAll(() => app.stack.close());

/** The size of the next files, as the browser opens them; it draws each as the same small JPEG. */
const opened = { width: 4000, height: 3000 };
const drawn: { width: number; height: number }[] = [];
beforeEach(() => {
  Object.assign(opened, { width: 4000, height: 3000 });
  drawn.length = 0;
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.type !== 'image/jpeg') throw new Error('It is no picture');
    return { ...opened, close: () => {} };
  });
  const canvas = HTMLCanvasElement.prototype;
  const context = { fillRect: () => {}, drawImage: () => {} };
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    drawn.push({ width: this.width, height: this.height });
    done(new Blob([Buffer.from(photo, 'base64')], { type: 'image/jpeg' }));
  });
});

const waiting = (fields: Partial<NonNullable<Post['places'][number]['press']>> = {}): Post => ({
  ...{ id: '01KB0000000000000000000001', text: 'Two Fridays are open.', call: false },
  places: [
    {
      ...{ provider: facebook, photo: true, sent: null, removed_at: null },
      press: {
        ...{ id: '01KB0000000000000000000002', kind: 'post', state: 'waiting', pressed_at: now },
        ...{ goes_at: soon(47), problem: null },
        ...fields,
      },
    },
  ],
});
const show = (posts: Post[], places = both) =>
  showPage(app, 'ada', <PostsPage />, {
    path: '/dashboard/posts',
    at: '/dashboard/posts',
    faults: [answers(/\/posts$/, { posts }), places],
  });
const file = (type = 'image/jpeg') => new File(['a phone wrote this'], 'kitchen.jpg', { type });
const sent = () =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.filter(([input]) => /\/presses$/.test(String(input)))
    .map(([, init]) => JSON.parse(String(init?.body ?? '{}')));

test('a photo is drawn smaller, shown where it goes, confirmed with the words, and sent to Facebook alone', async () => {
  const { user, faults } = await show([]);
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Words');
  screen.getByText('The photo goes on Facebook only. Google gets the words.');
  await user.upload(screen.getByLabelText('Photo'), file());
  await screen.findByAltText('Goes with this post');
  expect(drawn).toEqual([{ width: 1440, height: 1080 }]);
  const preview = within(screen.getByRole('region', { name: 'How it looks' }));
  expect(preview.queryByRole('img')).toBeNull();
  preview.getByText(/Your photo does not go there\./);
  await user.click(preview.getByRole('button', { name: 'Facebook' }));
  expect(preview.getByRole<HTMLImageElement>('img').src).toBe(`data:image/jpeg;base64,${photo}`);
  await user.click(screen.getByRole('button', { name: 'Check and post' }));
  expect(screen.getByAltText<HTMLImageElement>('Goes with these words').src).toContain(photo);
  screen.getByText(/a minute to take it back\. The photo goes on Facebook only\./);
  faults.unshift(answers(/\/presses$/, { posts: [] }, 'POST'));
  await user.click(screen.getByRole('button', { name: 'Yes, post it' }));
  await screen.findByText('What you post shows up here, with its link.');
  expect(sent().map((one) => [one.provider, one.photo])).toEqual([
    [provider, null],
    [facebook, photo],
  ]);
});

test('a photo is removed, and where only Google is chosen none is asked for', async () => {
  const { user } = await show([]);
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await user.upload(screen.getByLabelText('Photo'), file());
  await screen.findByAltText('Goes with this post');
  // Words that are typed in the meantime stay.
  await user.type(text, 'Words');
  await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect((text as HTMLTextAreaElement).value).toBe('Words');
  screen.getByRole('button', { name: 'Add a photo' });
  await user.click(screen.getByRole('checkbox', { name: 'Facebook' }));
  expect(screen.queryByRole('button', { name: 'Add a photo' })).toBeNull();
});

test.each([
  [
    { width: 300, height: 900 },
    file(),
    /too small or too narrow\. Use one with at least 320 pixels/,
  ],
  [{ width: 8000, height: 900 }, file(), /too small or too narrow/],
  [
    { width: 0, height: 0 },
    new File(['%PDF'], 'menu.jpg', { type: 'image/png' }),
    /Choose a JPEG, PNG, or WebP/,
  ],
])('a file that cannot go with a post says what to use instead: %j', async (size, chosen, said) => {
  Object.assign(opened, size);
  const { user } = await show([]);
  await screen.findByRole('textbox', { name: 'Text' });
  await user.upload(screen.getByLabelText('Photo'), chosen);
  await screen.findByText(said);
  expect(screen.queryByAltText('Goes with this post')).toBeNull();
  expect(drawn).toEqual([]);
});

test('a planned post is changed with its photo, which can be kept', async () => {
  const planned = waiting({ goes_at: soon(90_000) });
  const { user, faults } = await show([planned], listed(connectedTo(facebook)));
  faults.unshift(answers(/\/presses\/\w+$/, { photo }));
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('button', { name: 'Check the change' }));
  expect(screen.getByAltText<HTMLImageElement>('Goes with these words').src).toContain(photo);
  faults.unshift(answers(/\/presses$/, { posts: [] }, 'POST'));
  await user.click(screen.getByRole('button', { name: 'Yes, post it then' }));
  await screen.findByText('What you post shows up here, with its link.');
  expect(sent()).toMatchObject([{ photo, replaces: planned.places[0]?.press?.id }]);
});

test('one that failed is tried again with its photo, and not without it when that cannot be read', async () => {
  const { user, faults } = await show([waiting({ state: 'failed', problem: 'unavailable' })]);
  const unread = { method: 'GET', path: /\/presses\/\w+$/, status: 'offline' } as const;
  faults.unshift(unread);
  const again = await screen.findByRole('button', { name: 'Post it now' });
  await user.click(again);
  await within(again.closest('li') as HTMLElement).findByRole('alert');
  expect(sent()).toEqual([]);
  faults.splice(faults.indexOf(unread), 1);
  faults.unshift(
    answers(/\/presses\/\w+$/, { photo }),
    answers(/\/presses$/, { posts: [] }, 'POST'),
  );
  await user.click(screen.getByRole('button', { name: 'Post it now' }));
  await screen.findByText('What you post shows up here, with its link.');
  expect(sent()).toMatchObject([{ provider: facebook, photo }]);
});
