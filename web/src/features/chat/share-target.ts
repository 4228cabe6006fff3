import { dropEntry, readEntry } from '#web/offline/indexed-db.ts';
import type { ShareSheetEntry } from '#web/offline/share-sheet-entry.ts';

/** What was shared with the app: words, and pictures. */
export type Shared = { readonly words: string; readonly images: readonly File[] };

const anHourMs = 3_600_000;

/** Title, words and address as one text; what repeats another part is left out. */
const wordsOf = ({ title, text, url }: Pick<ShareSheetEntry, 'title' | 'text' | 'url'>) => {
  const parts = [title, text, url].map((part) => part.trim()).filter(Boolean);
  return parts
    .filter(
      (part, at) =>
        !parts.some(
          (other, where) => where !== at && other.includes(part) && (other !== part || where < at),
        ),
    )
    .join('\n');
};

/** What an address like `/dashboard/share?text=…` carries: it keeps its words through a sign-in where no worker took them. */
const inAddress = (search: string): Shared | null => {
  const query = new URLSearchParams(search);
  const part = (name: string) => query.get(name) ?? '';
  const words = wordsOf({ title: part('title'), text: part('text'), url: part('url') });
  return words ? { words, images: [] } : null;
};

/**
 * What the owner shared last, from the service worker's store or the address (its query, as in `?text=…`); null when
 * nothing was shared within the hour. It stays until {@link forgetShared} or until the owner signs out.
 */
export const readShared = async (search = ''): Promise<Shared | null> => {
  const fromAddress = inAddress(search);
  if (fromAddress) return fromAddress;
  try {
    const entry = await readEntry<ShareSheetEntry>('shared');
    if (!entry || Date.now() - entry.at > anHourMs) return null;
    const words = wordsOf(entry);
    return words || entry.images.length > 0 ? { words, images: entry.images } : null;
  } catch {
    return null;
  }
};

/** Removes what was shared from this device, once the page has it. */
export const forgetShared = () => dropEntry('shared').catch(() => {});
