/** Which prompts helped owners least, from their counts. */

/** By what they can be sorted. */
export const weakOrders = ['overall', 'down', 'unused', 'cost'] as const;
export type WeakOrder = (typeof weakOrders)[number];

/** How often a text has to be asked before its shares say anything. */
export const askedAtLeast = ['1', '20', '100'] as const;
export type AskedAtLeast = (typeof askedAtLeast)[number];

/** The counts of one text of a prompt. */
type Counts = Readonly<Record<'asked' | 'drafted' | 'used' | 'down' | 'microdollars', number>>;

/** The share of answers with a thumb down, from 0 to 1; a thumb may outlive the count of its answer. */
export const downShare = ({ asked, down }: Pick<Counts, 'asked' | 'down'>) =>
  asked > 0 ? Math.min(1, down / asked) : 0;

/** The share of the answers with a draft of which none was taken along; null without any. */
export const unusedShare = ({ drafted, used }: Pick<Counts, 'drafted' | 'used'>) =>
  drafted > 0 ? Math.max(0, 1 - used / drafted) : null;

/** What one answer costs, in dollars. */
export const dollarsEach = ({ asked, microdollars }: Pick<Counts, 'asked' | 'microdollars'>) =>
  asked > 0 ? microdollars / asked / 1_000_000 : 0;

/** How much an unused draft weighs beside a thumb down: an owner may have used it without pressing a button. */
const unusedWeight = 0.5;

/** The larger, the weaker. */
export const weaknessBy: Record<WeakOrder, (counts: Counts) => number> = {
  overall: (counts) => downShare(counts) + unusedWeight * (unusedShare(counts) ?? 0),
  down: downShare,
  unused: (counts) => unusedShare(counts) ?? 0,
  cost: dollarsEach,
};

/** A share in whole percent. */
export const percent = (share: number) => Math.round(share * 100);
