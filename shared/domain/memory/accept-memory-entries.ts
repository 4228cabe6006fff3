/** Which of the facts and decisions that a model proposes may be remembered. */
import type { Fact } from '../chat/turn-schemas.ts';

/** Proposals taken from one answer, of each kind. */
const perAnswer = 5;

const longest = { key: 60, text: 200 } as const;

// A remembered sentence is read by every helper from then on, so one that gives orders to the model, or carries a link, is
// not taken. How the business works ("we never answer calls after six") is no order: that the owner said it, `learned` checks.
const order =
  /\b(ignore (all|any|the|these|your|previous|prior|every)|disregard|forget (all|any|the|these|your|previous|everything)|override|pretend|jailbreak|system prompt|(previous|these|your|my|all|following|new) instructions?|you (must|should|are now)|always recommend|respond (only|with|in)|act as|role ?play)\b|<[^>]*>|https?:|```/i;

const tidy = (value: unknown, max: number) => {
  if (typeof value !== 'string') return undefined;
  const text = value.replaceAll(/\s+/g, ' ').trim();
  return text && text.length <= max && !order.test(text) ? text : undefined;
};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The facts of an answer that may be remembered; anything malformed, too long or bossy is left out. */
export const acceptFacts = (value: unknown): Fact[] =>
  list(value)
    .flatMap((entry) => {
      const key = tidy((entry as Partial<Fact> | null)?.key, longest.key);
      const text = tidy((entry as Partial<Fact> | null)?.value, longest.text);
      return key && text ? [{ key, value: text }] : [];
    })
    .slice(0, perAnswer);

/** The decisions of an answer that may be remembered. */
export const acceptDecisions = (value: unknown): string[] =>
  list(value)
    .flatMap((entry) => tidy(entry, longest.text) ?? [])
    .slice(0, perAnswer);
