import type { Entry, Group, Kind } from './find-entry.ts';

/** So many of them are shown at first. */
const shownPerKind = 3;

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
export const shortenedGroups = (
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
