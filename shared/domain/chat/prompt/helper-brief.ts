/** A question and a good answer to it, in Markdown. */
export type Example = { readonly question: string; readonly answer: string };
/** What a helper is for, and two answers of it as they should be. */
export type HelperBrief = { readonly role: string; readonly examples: readonly Example[] };
