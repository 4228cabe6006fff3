/** What a draft says: its subject, where it has one, and its text. */
export type DraftWords = Readonly<{ subject: string | null; body: string }>;

/** A short mark of words, to tell whether they have changed since; no protection against somebody who wants two to be equal. */
export const draftWordsFingerprint = ({ subject, body }: DraftWords): string => {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([subject, body]))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};
