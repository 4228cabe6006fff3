/** What a review was when it was read last, and what it is now. */
type Known = {
  readonly stars: number;
  readonly text: string;
  readonly name: string;
  readonly reply: { readonly text: string; readonly at: string } | null;
  readonly before: { readonly stars: number; readonly at: string } | null;
  readonly removed_at: string | null;
};
type Read = Omit<Known, 'before' | 'removed_at'> & { readonly changed_at: string };

const isSameReply = (one: Known['reply'], other: Known['reply']) =>
  one?.text === other?.text && one?.at === other?.at;

/** Whether a review is not what was known of it. */
export const isChanged = (known: Known, read: Read): boolean =>
  known.stars !== read.stars ||
  known.text !== read.text ||
  known.name !== read.name ||
  known.removed_at !== null ||
  !isSameReply(known.reply, read.reply);

/** What is kept of how a review was before: the stars at its last change of stars or words. */
export const beforeOf = (known: Known | undefined, read: Read): Known['before'] => {
  if (!known) return null;
  const isSame = known.stars === read.stars && known.text === read.text;
  return isSame ? known.before : { stars: known.stars, at: read.changed_at };
};
