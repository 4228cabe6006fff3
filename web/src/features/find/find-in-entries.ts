import { type Entry, type Group, type Kind, kinds } from './find-entry.ts';
import { plainSearchText } from './search-text.ts';

/** The most entries of one kind that are found. */
export const foundPerKind = 10;

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
