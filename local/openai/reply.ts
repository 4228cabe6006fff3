import type { Channel } from '#shared/domain/answer-parts/limits.ts';

/** What a reply can speak about: the business as the system prompt describes it, and the owner's own words. */
export type ReplyContext = {
  /** The name of the business, or "your business". */
  readonly name: string;
  /** The trade in lower case, for example "plumber". */
  readonly trade: string;
  /** The same with its article, for example "an electrician". */
  readonly aTrade: string;
  /** Where they work, or a note that it must be confirmed. */
  readonly place: string;
  /** The day of the question at the business, for example "Sunday, November 22, 2026". */
  readonly today: string;
  /** Who they work for, for example "homeowners". */
  readonly customers: string;
  readonly size: string;
  readonly challenge: string;
  readonly tools: string;
  readonly question: string;
  /** The first sum of money the owner names, or a note that it must be confirmed. */
  readonly amount: string;
  readonly goal: string;
  /** How many photos came with the question. */
  readonly pictures: number;
  /** What was worked out for the question, a sentence for each sum. */
  readonly figures: readonly string[];
  /** What the owner filled into a starter prompt, with the names of its blanks. */
  readonly typed: readonly Typed[];
  /** What the owner pasted. */
  readonly pasted: readonly Pasted[];
  /** The title of the starter prompt; empty for a question of the owner's own. */
  readonly prompt: string;
  /** Its id; empty for a question of the owner's own. */
  readonly promptId: string;
};

/** A text that the owner pasted: of a customer, or of their own. */
export type Pasted = { readonly from: 'customer' | 'owner'; readonly text: string };

/** A blank of a starter prompt that the owner filled in. */
export type Typed = { readonly id: string; readonly label: string; readonly value: string };

/** One thing a helper can be asked about; `words` decides when it fits, the last topic of a helper fits always. */
export type Topic = {
  readonly words: RegExp;
  readonly bottom: (of: ReplyContext) => string;
  /** At most three things to do today. */
  readonly steps: (of: ReplyContext) => readonly string[];
  /** A table, or with a channel something that can be sent as it is. */
  readonly artefact: (of: ReplyContext) => {
    readonly title: string;
    readonly text: string;
    readonly channel?: Channel;
  };
  /** The line of a skeptical partner. */
  readonly doubt: (of: ReplyContext) => string;
  readonly next: (of: ReplyContext) => string;
};

/** A Markdown table. */
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** A sentence with a capital at its beginning. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence of a pasted text that carries its point: one that asks, complains or names a number, else the first. */
export const pointOf = (text: string): string => {
  const sentences = text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?])\s+/);
  const pointed =
    /\?|\b(not|never|nobody|no one|still|again|wrong|late|refund|bad|broke\w*|leak\w*)\b|\d/i;
  const said = sentences.find((one) => pointed.test(one)) ?? sentences[0] ?? '';
  return said.trim().slice(0, 160);
};
