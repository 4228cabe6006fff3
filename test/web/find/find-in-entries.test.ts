// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { routes } from '#web/app/routes.tsx';
import type { Entry, Group, Kind } from '#web/features/find/find-entry.ts';
import { findIn, foundPerKind } from '#web/features/find/find-in-entries.ts';
import { pageEntries, pageEntriesWith } from '#web/features/find/page-entries.ts';
import { markedPieces, plainSearchText } from '#web/features/find/search-text.ts';
import {
  groupsWithoutSearch,
  kindOfMore,
  shortenedGroups,
  withMoreFound,
} from '#web/features/find/shown-entry-groups.ts';

const entry = (kind: Kind, title: string, more: Partial<Entry> = {}): Entry => ({
  id: `${kind} ${title}`,
  kind,
  title,
  to: '/dashboard',
  ...more,
});
const read = (groups: readonly Group[]) =>
  groups.map(({ kind, entries }) => [kind, ...entries.map(({ title }) => title)]);

describe('what is found', () => {
  test('the title itself, then a title that begins so, then a word that does, then a part of a word, then other words', () => {
    const all = [
      entry('chat', 'Something else', { words: 'the price of a job' }),
      entry('chat', 'Overpriced'),
      entry('chat', 'Raise my price'),
      entry('chat', 'Price list'),
      entry('chat', 'Price'),
    ];
    expect(read(findIn(all, 'price'))).toEqual([
      ['chat', 'Price', 'Price list', 'Raise my price', 'Overpriced', 'Something else'],
    ]);
  });

  test('every word has to be somewhere, in any order', () => {
    const all = [
      entry('work', 'Text to Maria', { words: 'about the late invoice' }),
      entry('work', 'Text to Bob'),
    ];
    expect(read(findIn(all, 'invoice maria'))).toEqual([['work', 'Text to Maria']]);
    expect(findIn(all, 'invoice bob')).toEqual([]);
  });

  test('the kind with the best fit comes first, equal kinds in their own order', () => {
    const all = [
      entry('prompt', 'Discount'),
      entry('page', 'Money', { words: 'discount' }),
      entry('task', 'Ask about the discount'),
      entry('helper', 'A discount helper'),
    ];
    expect(findIn(all, 'discount').map(({ kind }) => kind)).toEqual([
      'prompt',
      'task',
      'helper',
      'page',
    ]);
  });

  test('what the owner made comes first, after what is called exactly so', () => {
    const all = [
      entry('calculator', 'Price increase'),
      entry('prompt', 'Price good, better, best'),
      entry('work', 'Reply to Bob', { words: 'price' }),
      entry('chat', 'Can I raise my price in January'),
      entry('task', 'Send the price letter'),
    ];
    expect(findIn(all, 'price').map(({ kind }) => kind)).toEqual([
      'task',
      'chat',
      'work',
      'calculator',
      'prompt',
    ]);
    const [first] = findIn([...all, entry('page', 'Price')], 'price');
    expect(first?.kind).toBe('page');
  });

  test('accents, capitals, apostrophes and hyphens do not matter', () => {
    const all = [entry('chat', 'José’s follow-up')];
    for (const asked of ['jose', 'JOSES', 'josé’s', 'follow up', 'Follow-up'])
      expect(findIn(all, asked), asked).toHaveLength(1);
    expect(plainSearchText('  What’s “due”? ')).toBe('whats due');
  });

  test('no more of a kind than the list has room for, and nothing for signs alone', () => {
    const all = Array.from({ length: 12 }, (_, at) => entry('task', `Call ${at}`));
    expect(findIn(all, 'call')[0]?.entries).toEqual(all.slice(0, foundPerKind));
    expect(findIn(all, '?!')).toEqual([]);
  });
});

test('the words that have what was asked are marked, however it is typed', () => {
  const marked = (text: string, asked: string) =>
    markedPieces(text, asked)
      .filter(({ isMarked }) => isMarked)
      .map(({ piece }) => piece);
  expect(marked('José’s follow-up, repriced', 'jose PRICE up')).toEqual([
    'José’s',
    'up',
    'repriced',
  ]);
  expect(marked('Raise my price', ' ')).toEqual([]);
  const text = 'José’s follow-up, $260.';
  expect(
    markedPieces(text, 'up')
      .map(({ piece }) => piece)
      .join(''),
  ).toBe(text);
});

test('three of a kind are shown, and the rest by a press', () => {
  const five = { kind: 'chat', entries: [1, 2, 3, 4, 5].map((nth) => entry('chat', `${nth}`)) };
  const four = { kind: 'page', entries: [1, 2, 3, 4].map((nth) => entry('page', `${nth}`)) };
  const groups = [five, four] as Group[];
  expect(read(shortenedGroups(groups, new Set()))).toEqual([
    ['chat', '1', '2', '3', 'Show 2 more'],
    ['page', '1', '2', '3', '4'],
  ]);
  expect(shortenedGroups(groups, new Set(['chat'] as const))).toEqual(groups);
  const chosen = (title: string) =>
    shortenedGroups(groups.slice(0, 1), new Set(), entry('chat', title).id)[0]?.entries;
  expect(chosen('2')?.at(-1)?.title).toBe('Show 2 more');
  expect(chosen('4')).toEqual(five.entries);
  const nine = [6, 7, 8, 9].map((nth) => entry('chat', `${nth}`));
  const more = withMoreFound(groups, 'chat', nine);
  expect(read(shortenedGroups(more, new Set(), entry('chat', '4').id))[0]).toEqual([
    'chat',
    '1',
    '2',
    '3',
    '4',
    'Show 5 more',
  ]);
  const kinds = shortenedGroups(groups, new Set()).flatMap(({ entries }) =>
    entries.map(kindOfMore),
  );
  expect(kinds.filter(Boolean)).toEqual(['chat']);
});

test('what comes later stands after what is there, once', () => {
  const here = [{ kind: 'chat', entries: [entry('chat', 'One')] }] as const;
  const more = [entry('chat', 'One'), entry('chat', 'Two')];
  expect(read(withMoreFound(here, 'chat', more))).toEqual([['chat', 'One', 'Two']]);
  expect(read(withMoreFound([{ kind: 'page', entries: [] }], 'chat', more))).toEqual([
    ['page'],
    ['chat', 'One', 'Two'],
  ]);
});

test('before a word is typed: the latest chats, the next tasks and every page', () => {
  const many = (kind: Kind) => Array.from({ length: 4 }, (_, at) => entry(kind, String(at)));
  const groups = groupsWithoutSearch([
    ...pageEntries,
    ...many('task'),
    ...many('chat'),
    ...many('prompt'),
  ]);
  expect(groups.map(({ kind, entries }) => [kind, entries.length])).toEqual([
    ['chat', 3],
    ['task', 3],
    ['page', pageEntries.length],
  ]);
});

test('every page of the dashboard that an owner goes to can be found', () => {
  /** More is the list of the others; the rest are steps of something else, and an app sends its owner to be asked. */
  const left = [
    'connections/callback/:provider',
    'numbers/owed/:invoiceId',
    'more',
    'print',
    'share',
    'checkout-success',
    'checkout/success',
    ':helperId',
    '/oauth/authorize',
  ];
  const wanted = routes
    .filter(
      ({ frame, path }) => frame === 'dashboard' && !left.includes(path.replace('/dashboard/', '')),
    )
    .map(({ path }) => path);
  expect(pageEntries.map(({ to }) => to).toSorted()).toEqual([...wanted, '/pricing'].toSorted());
});

test('the pages of reviews and of posts are found where a provider gives them, and nowhere else', () => {
  const paths = (has: { hasReviews: boolean; hasPosts: boolean }) =>
    pageEntriesWith(['Some provider'], has)
      .map(({ to }) => to)
      .filter((to) => /reviews|posts/.test(to));
  expect(paths({ hasReviews: true, hasPosts: false })).toEqual(['/dashboard/reviews']);
  expect(paths({ hasReviews: false, hasPosts: true })).toEqual(['/dashboard/posts']);
});
