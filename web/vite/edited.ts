/** A stretch of a source text and what comes in its place. */
export type Edit = { start: number; end: number; text: string };

/** A source text with all edits made; they must not overlap. */
export const edited = (code: string, edits: readonly Edit[]) =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
