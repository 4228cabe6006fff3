import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Post } from '#shared/domain/connections/posts/post.ts';
import type { App } from '#test/support/app.ts';
import { base64Of, jpegOf } from '#test/support/photos.ts';
import { drawn, drawsPhotos, opened, photo } from '#test/support/posts/drawn-photos.ts';
import { facebook } from '#test/support/posts/facebook.ts';
import { both, connectedTo } from '#test/support/posts/shown-places.ts';
import { answers, listed, now, provider, soon } from '#test/support/reviews/shown-reviews.tsx';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { PostsPage } from '#web/features/connections/posts/posts-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
  await app.member('ada');
});
afterAll(() => app.stack.close());

drawsPhotos();

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
  preview.getByText(/Your photo won’t show there\./);
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
  await user.upload(screen.getByLabelText('Photo'), file());
  await screen.findByAltText('Goes with this post');
  await user.click(screen.getByRole('checkbox', { name: 'Facebook' }));
  expect(screen.queryByRole('group', { name: 'Photo' })).toBeNull();
  screen.getByText(/Your photo won’t show there\./);
});

test.each([
  [
    { width: 300, height: 900 },
    file(),
    'This photo is too small. Use the original, or take it again with your phone.',
  ],
  [
    { width: 8000, height: 900 },
    file(),
    'This photo is too long and narrow. Crop the long side, then add it again.',
  ],
  [
    { width: 0, height: 0 },
    new File(['%PDF'], 'menu.jpg', { type: 'image/png' }),
    'We can’t open that photo. Take a screenshot of it and use that.',
  ],
])('a file that cannot go with a post says what to use instead: %j', async (size, chosen, said) => {
  Object.assign(opened, size);
  const { user } = await show([]);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await user.type(text, 'Words');
  await user.upload(screen.getByLabelText('Photo'), chosen);
  await within(screen.getByRole('group', { name: 'Photo' })).findByText(said);
  expect(text.value).toBe('Words');
  expect(screen.queryByAltText('Goes with this post')).toBeNull();
  expect(drawn).toEqual([]);
});

/** Photos that are opened when the test says so. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  opened.until = promise;
  return resolve;
};
const previewed = () =>
  within(screen.getByRole('region', { name: 'How it looks' })).queryByRole<HTMLImageElement>('img')
    ?.src;
const onlyFacebook = listed(connectedTo(facebook));

test('while a photo is prepared the form says so and does not go on without it', async () => {
  const { user } = await show([], onlyFacebook);
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Words');
  const open = held();
  await user.upload(screen.getByLabelText('Photo'), file());
  const field = within(screen.getByRole('group', { name: 'Photo' }));
  expect((await field.findByRole('status')).textContent).toBe('Preparing photo...');
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Preparing photo...' });
  expect(submit.disabled).toBe(true);
  fireEvent.submit(submit.closest('form') as HTMLFormElement);
  expect(screen.queryByRole('button', { name: 'Yes, post it' })).toBeNull();
  open();
  await user.click(await screen.findByRole('button', { name: 'Check and post' }));
  expect(screen.getByAltText<HTMLImageElement>('Goes with these words').src).toContain(photo);
});

test('a photo that is removed while it is prepared stays away, also where it would have replaced one', async () => {
  const { user } = await show([], onlyFacebook);
  await screen.findByRole('textbox', { name: 'Text' });
  await user.upload(screen.getByLabelText('Photo'), file());
  await screen.findByAltText('Goes with this post');
  const open = held();
  await user.upload(screen.getByLabelText('Photo'), file());
  await user.click(await screen.findByRole('button', { name: 'Remove the photo' }));
  expect(previewed()).toBeUndefined();
  open();
  // It has been drawn, and is not taken.
  await waitFor(() => expect(drawn).toHaveLength(2));
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Words');
  expect(previewed()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Check and post' }));
  expect(screen.queryByAltText('Goes with these words')).toBeNull();
});

test('of two photos the one that was chosen last goes, whichever is prepared first', async () => {
  const { user } = await show([], onlyFacebook);
  await screen.findByRole('textbox', { name: 'Text' });
  const openFirst = held();
  await user.upload(screen.getByLabelText('Photo'), file());
  const openLast = held();
  Object.assign(opened, { width: 500, height: 400 });
  await user.upload(screen.getByLabelText('Photo'), file());
  openLast();
  await screen.findByAltText('Goes with this post');
  openFirst();
  await waitFor(() => expect(drawn).toHaveLength(2));
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Words');
  expect(previewed()).toBe(`data:image/jpeg;base64,${base64Of(jpegOf(500, 400))}`);
});

test('a photo that was sent from here is listed without being read again', async () => {
  const { user, faults } = await show([], onlyFacebook);
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Words');
  await user.upload(screen.getByLabelText('Photo'), file());
  await screen.findByAltText('Goes with this post');
  await user.click(screen.getByRole('button', { name: 'Check and post' }));
  const stored = {
    get posts() {
      return [{ ...waiting({ id: sent()[0]?.press }), id: sent()[0]?.id }];
    },
  };
  faults.unshift(answers(/\/presses$/, stored, 'POST'));
  await user.click(screen.getByRole('button', { name: 'Yes, post it' }));
  await screen.findByRole('button', { name: 'Take it back' });
  expect(screen.getByAltText<HTMLImageElement>('Goes with this post').src).toContain(photo);
  const asked = vi.mocked(globalThis.fetch).mock.calls.map(([input]) => String(input));
  expect(asked.filter((address) => /\/presses\/\w+$/.test(address))).toEqual([]);
});

test('a post that is taken back and whose photo cannot be read says so at the photo, beside its words', async () => {
  const { user, faults } = await show([waiting()], onlyFacebook);
  faults.unshift(
    { method: 'GET', path: /\/presses\/\w+$/, status: 'offline' },
    answers(/\/presses\/\w+/, { posts: [] }, 'DELETE'),
    answers(/\/presses\/\w+/, { posts: [] }, 'POST'),
  );
  await user.click(await screen.findByRole('button', { name: 'Take it back' }));
  const field = within(await screen.findByRole('group', { name: 'Photo' }));
  field.getByText('We couldn’t bring back your photo. Add it again.');
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(text.value).toBe('Two Fridays are open.');
  await user.upload(screen.getByLabelText('Photo'), file());
  await screen.findByAltText('Goes with this post');
  expect(field.queryByText(/bring back/)).toBeNull();
});

test('a planned post is changed with its photo, which can be kept', async () => {
  const planned = waiting({ goes_at: soon(90_000) });
  const { user, faults } = await show([planned], onlyFacebook);
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
