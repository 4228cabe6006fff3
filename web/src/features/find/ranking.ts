import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';

/** The kinds of what can be found, with their headings, in the order they stand in when nothing else decides. */
export const kinds = {
  task: 'Tasks',
  chat: 'Chats',
  work: 'Saved work',
  page: 'Pages',
  helper: 'Helpers',
  calculator: 'Calculators',
  prompt: 'Prompts',
} as const;
export type Kind = keyof typeof kinds;

/** One thing that can be found and opened. */
export type Entry = {
  /** Unique among all kinds. */
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** What stands under the title; it is searched too. */
  readonly detail?: string;
  /** Its text around the words that were asked, in one line; it stands first under the title. */
  readonly passage?: string | undefined;
  /** Other words it is found by, not shown. */
  readonly words?: string;
  /** Where it opens. */
  readonly to: string;
  readonly helper?: HelperId;
  /** Its helper is not in the plan. */
  readonly isLocked?: boolean;
};

/** The entries of one kind, the best first. */
export type Group = { readonly kind: Kind; readonly entries: readonly Entry[] };

/** The most entries of one kind that are found. */
export const foundPerKind = 10;
/** So many of them are shown at first. */
const shownPerKind = 3;

/** Text without accents, capitals and punctuation, so that it is found however it is typed. */
export const plainSearchText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A text in pieces, of which the words that contain an asked one are marked. */
export const markedPieces = (text: string, asked: string) => {
  const wanted = plainSearchText(asked).split(' ').filter(Boolean);
  return text.split(/([\p{L}\p{N}\p{Mn}'’]+)/u).map((piece) => {
    const word = plainSearchText(piece);
    return { piece, isMarked: word !== '' && wanted.some((one) => word.includes(one)) };
  });
};

/** The asked words that a text has nowhere. */
export const wordsNotIn = (text: string, asked: string): string => {
  const there = plainSearchText(text);
  return plainSearchText(asked)
    .split(' ')
    .filter((word) => !there.includes(word))
    .join(' ');
};

/** How well an entry fits that is called exactly so. */
const titleItself = 5;

/** How well an entry fits what was asked, from 5, the title itself, to 1, only words beside it; 0 when a word is nowhere. */
const closeness = ({ title, detail = '', words = '' }: Entry, asked: string): number => {
  const name = plainSearchText(title);
  const all = `${name} ${plainSearchText(`${detail} ${words}`)}`;
  const wanted = asked.split(' ');
  if (!wanted.every((word) => all.includes(word))) return 0;
  if (name === asked) return titleItself;
  if (name.startsWith(asked)) return 4;
  const parts = name.split(' ');
  if (wanted.every((word) => parts.some((part) => part.startsWith(word)))) return 3;
  return wanted.every((word) => name.includes(word)) ? 2 : 1;
};

/** What the owner made. */
const own: readonly Kind[] = ['task', 'chat', 'work'];

/** Where a kind stands by its best fit: what the owner made comes before the rest, but after what is called exactly so. */
const rank = (kind: Kind, best: number) => {
  if (best === titleItself) return titleItself * 2;
  return own.includes(kind) ? titleItself + best : best;
};

/**
 * What has all the words that were asked, in groups: what is called exactly so, then what the owner made, then the kind
 * with the best fit; within a kind the best first, and of equals the one that was given first. Nothing for words without a
 * letter or digit.
 */
export const findIn = (entries: readonly Entry[], asked: string): Group[] => {
  const wanted = plainSearchText(asked);
  if (!wanted) return [];
  const fitting = entries
    .map((entry) => ({ entry, fits: closeness(entry, wanted) }))
    .filter(({ fits }) => fits > 0)
    .toSorted((one, other) => other.fits - one.fits);
  const best = (kind: Kind) => fitting.find(({ entry }) => entry.kind === kind)?.fits ?? 0;
  return (Object.keys(kinds) as Kind[])
    .filter((kind) => best(kind) > 0)
    .toSorted((one, other) => rank(other, best(other)) - rank(one, best(one)))
    .map((kind) => ({
      kind,
      entries: fitting
        .filter(({ entry }) => entry.kind === kind)
        .slice(0, foundPerKind)
        .map(({ entry }) => entry),
    }));
};

/** The groups with more entries of one kind after those they have; nothing that is there already changes its place. */
export const withMoreFound = (
  groups: readonly Group[],
  kind: Kind,
  more: readonly Entry[],
): Group[] => {
  const there = groups.find((group) => group.kind === kind);
  const known = new Set(there?.entries.map(({ id }) => id));
  const added = more.filter(({ id }) => !known.has(id));
  if (added.length === 0) return [...groups];
  if (!there) return [...groups, { kind, entries: added }];
  return groups.map((group) =>
    group === there ? { kind, entries: [...there.entries, ...added] } : group,
  );
};

/** What stands there before a word is typed: the latest chats, the next tasks, and all pages. */
export const groupsWithoutSearch = (entries: readonly Entry[]): Group[] =>
  (
    [
      ['chat', 3],
      ['task', 3],
      ['page', Number.POSITIVE_INFINITY],
    ] as const
  )
    .map(([kind, most]) => ({
      kind,
      entries: entries.filter((entry) => entry.kind === kind).slice(0, most),
    }))
    .filter((group) => group.entries.length > 0);

const moreId = 'more ';
/** The kind that an entry shows the rest of; none for an entry that opens something. */
export const kindOfMore = ({ id, kind }: Entry): Kind | undefined =>
  id === moreId + kind ? kind : undefined;

/**
 * The groups with three entries of each kind, and an entry that shows the rest of a kind that is not `opened` yet. The
 * entries up to the one that was `chosen` stay, however many are found after it.
 */
export const shortened = (
  groups: readonly Group[],
  opened: ReadonlySet<Kind>,
  chosen: string | null = null,
): Group[] =>
  groups.map(({ kind, entries }) => {
    const shown = Math.max(shownPerKind, entries.findIndex(({ id }) => id === chosen) + 1);
    const left = entries.length - shown;
    // One line is not worth a press.
    if (left <= 1 || opened.has(kind)) return { kind, entries };
    const more: Entry = { id: moreId + kind, kind, title: `Show ${left} more`, to: '' };
    return { kind, entries: [...entries.slice(0, shown), more] };
  });
