/** What a reply can speak about: the business as the system prompt describes it, and the owner's own words. */
export type ReplyContext = {
  /** The name of the business, or "your business". */
  readonly name: string;
  /** Where they work, or a note that it must be confirmed. */
  readonly place: string;
  /** Its trade, as the profile names it; empty when it is not there. */
  readonly trade: string;
  /** What the owner told before, as far as it belongs to the question. */
  readonly remembered: readonly string[];
  /** The day of the question at the business, for example "Sunday, November 22, 2026". */
  readonly today: string;
  readonly question: string;
  /** Its place in the catalogue, or the length of a question of the owner's own: another answer for another one. */
  readonly nth: number;
  readonly goal: string;
  /** How many photos came with the question. */
  readonly pictures: number;
  /** What was worked out for the question, a sentence for each sum. */
  readonly figures: readonly string[];
  /** What the owner filled into a starter prompt, with the names of its blanks. */
  readonly typed: readonly Typed[];
  /** The blanks of the starter prompt that were left empty. */
  readonly empty: readonly { readonly label: string; readonly type: string }[];
  /** Numbers that a calculation asks for. */
  readonly gaps: readonly string[];
  /** What the owner pasted. */
  readonly pasted: readonly Pasted[];
  /** The title of the starter prompt; empty for a question of the owner's own. */
  readonly prompt: string;
  /** Its description; empty for a question of the owner's own. */
  readonly description: string;
  /** Its id; empty for a question of the owner's own. */
  readonly promptId: string;
};

/** A text that the owner pasted: of a customer, or of their own. */
export type Pasted = { readonly from: 'customer' | 'owner'; readonly text: string };

/** A blank of a starter prompt that the owner filled in. */
export type Typed = { readonly id: string; readonly label: string; readonly value: string };
