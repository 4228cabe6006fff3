import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import type { Post, PostAtPlace } from '#shared/domain/connections/posts/post.ts';
import type { App } from '#test/support/app.ts';
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

type Press = NonNullable<PostAtPlace['press']>;
const press = (fields: Partial<Press> = {}): Press => ({
  ...{ id: '01KB0000000000000000000002', kind: 'post', state: 'waiting', pressed_at: now },
  ...{ goes_at: soon(47), problem: null },
  ...fields,
});
const at = (one: PostAtPlace['provider'], fields: Partial<PostAtPlace> = {}): PostAtPlace => ({
  ...{ provider: one, press: null, photo: false, sent: null, removed_at: null },
  ...fields,
});
const post = (...places: PostAtPlace[]): Post => ({
  ...{ id: '01KB0000000000000000000001', text: 'Two Fridays are open.', call: false },
  places,
});

type Faults = NonNullable<NonNullable<Parameters<typeof showPage>[3]>['faults']>;
const show = (posts: Post[], ...more: Faults) =>
  showPage(app, 'ada', <PostsPage />, {
    path: '/dashboard/posts',
    at: '/dashboard/posts',
    faults: [...more, answers(/\/posts$/, { posts }), both],
  });
const sent = () =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.filter(([input]) => /\/presses$/.test(String(input)))
    .map(([, init]) => JSON.parse(String(init?.body ?? '{}')));
const list = async () => within(await screen.findByRole('region', { name: 'Your posts' }));

describe('a post for two places', () => {
  test('has a preview of each, and the button to call is only where there is one', async () => {
    const { user } = await show([]);
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Words');
    await user.click(screen.getByRole('checkbox', { name: /Call now.* on Google$/ }));
    const preview = within(screen.getByRole('region', { name: 'How it looks' }));
    preview.getByText('Call now');
    await user.click(preview.getByRole('button', { name: 'Facebook' }));
    expect(preview.queryByText('Call now')).toBeNull();
    preview.getByText('A preview. Facebook may show it a little differently.');
    await user.click(screen.getByRole('checkbox', { name: 'Google' }));
    expect(screen.queryByRole('checkbox', { name: /Call now/ })).toBeNull();
    expect(preview.queryByRole('button')).toBeNull();
  });

  test('is pressed for each once, with the exact words, and never before they are confirmed', async () => {
    const { user, faults } = await show([]);
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), ' Words ');
    await user.click(screen.getByRole('button', { name: 'Check and post' }));
    const sure = within(
      screen.getByRole('group', { name: 'Post this on Google and Facebook for everyone to read?' }),
    );
    expect(sent()).toEqual([]);
    faults.unshift(answers(/\/presses$/, { posts: [post(at(provider), at(facebook))] }, 'POST'));
    await user.click(sure.getByRole('button', { name: 'Yes, post it' }));
    await list();
    const pressed = sent();
    expect(pressed.map((one) => [one.provider, one.text, one.kind])).toEqual([
      [provider, 'Words', 'post'],
      [facebook, 'Words', 'post'],
    ]);
    expect(new Set(pressed.map((one) => one.press)).size).toBe(2);
  });

  test('is asked for again only where its press was not stored', async () => {
    const { user, faults } = await show([]);
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Words');
    await user.click(screen.getByRole('button', { name: 'Check and post' }));
    vi.mocked(globalThis.fetch).mockImplementationOnce(async (input) => {
      const [, id = ''] = /posts\/(\w+)\/presses/.exec(String(input)) ?? [];
      const stored = { posts: [{ ...post(at(provider, { press: press() })), id, text: 'Words' }] };
      faults.unshift(answers(/\/posts$/, stored));
      return Response.json(stored);
    });
    const second = { method: 'POST', path: /\/presses$/, status: 'offline' } as const;
    faults.unshift(second);
    await user.click(screen.getByRole('button', { name: 'Yes, post it' }));
    const sure = within(
      await screen.findByRole('group', { name: 'Post this on Facebook for everyone to read?' }),
    );
    await user.click(sure.getByRole('button', { name: 'Keep editing' }));
    screen.getByText('It’s set for Google. See your posts.');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Google' });
    expect([box.checked, box.disabled]).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: 'Check and post' }));
    faults.splice(faults.indexOf(second), 1);
    faults.unshift(answers(/\/presses$/, { posts: [] }, 'POST'));
    await user.click(screen.getByRole('button', { name: 'Yes, post it' }));
    await screen.findByText('What you post shows up here, with its link.');
    expect(sent().map((one) => one.provider)).toEqual([provider, facebook, facebook]);
  });

  test('has a state, a link and a failure of its own at each', async () => {
    const link = 'https://local.google.com/place';
    const failed = press({ state: 'failed', problem: 'sign-in' });
    await show([post(at(provider, { sent: { at: now, link } }), at(facebook, { press: failed }))]);
    await screen.findByRole('heading', { name: 'One post needs you', level: 1 });
    const shown = await list();
    expect(shown.getByRole('link', { name: /^See it/ }).getAttribute('href')).toBe(link);
    shown.getByText('Not on Facebook');
    shown.getByText('Facebook wants you to sign in again. We saved your draft.');
    shown.getByRole('link', { name: 'Sign in to Facebook again' });
    shown.getByRole('button', { name: 'Post it now' });
  });
});

test.each([
  ['Post it now', 'Trying...', 'Put it away'],
  ['Put it away', 'Putting it away...', 'Post it now'],
])('one that failed has one way on at a time: %s', async (chosen, busy, other) => {
  const failed = press({ state: 'failed', problem: 'unavailable' });
  const { user } = await show([post(at(facebook, { press: failed }))]);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  await screen.findByRole('button', { name: chosen });
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.mocked(globalThis.fetch).mockImplementationOnce(() => promise);
  await user.click(button(chosen));
  expect([button(busy).disabled, button(other).disabled]).toEqual([true, true]);
  resolve(Response.json({ posts: [] }));
  await screen.findByText('What you post shows up here, with its link.');
});

describe('a place', () => {
  test.each([
    [{ provider: facebook, state: 'choosing', places: [] }, 'Choose your Page first.'],
    [{ provider: facebook, state: 'ready' }, 'Facebook is not connected.'],
    [
      { provider: facebook, state: 'not-in-plan', plan: 'pro' },
      'Posts on Facebook come with Professional.',
    ],
    [
      {
        ...{ provider: facebook, state: 'attention', account: 'Bright Side', updated_at: now },
        ...{ reason: 'sign-in', way: 'connect', readable_until: null },
      },
      'Facebook Page stopped.',
    ],
  ] as const)('that cannot take a post stays unchecked and says why: %j', async (one, words) => {
    await show([], listed(connectedTo(provider), one as unknown as ConnectionView));
    await screen.findByText((text) => text.includes(words));
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Facebook' });
    expect([box.checked, box.disabled]).toEqual([false, true]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Google' }).checked).toBe(true);
  });

  test('where the operator offers none, a draft can be copied instead', async () => {
    await show([], listed());
    await screen.findByRole('heading', { name: 'No posts from here yet' });
    screen.getByRole('link', { name: 'Ask Social Media' });
  });
});

test('what is open in the words is asked for before they go out', async () => {
  const { user } = await show([]);
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Call [[phone]');
  await user.click(screen.getByRole('button', { name: 'Check and post' }));
  screen.getByText('Fill in [phone] first.');
});

test('a list that cannot be loaded says so and can be asked for again', async () => {
  const { user, faults } = await show([], {
    method: 'GET',
    path: /\/posts$/,
    status: 'offline',
  });
  await screen.findByRole('heading', { name: 'Couldn’t load your posts' });
  faults.shift();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Posts' });
});
