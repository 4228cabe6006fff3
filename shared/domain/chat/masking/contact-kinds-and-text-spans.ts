/** What is taken out of a text before it leaves the device. */
export const contactKinds = ['card', 'email', 'link', 'phone', 'address'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** A stretch of a text, from `start` up to but without `end`. */
export type Span = Readonly<{ start: number; end: number }>;
/** A contact detail found in a text. */
export type ContactSpan = Span & Readonly<{ kind: ContactKind }>;

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Every match of a global pattern as a span. */
export const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));

/** What is left of a span beside others: its first piece, or nothing. */
export const apart = (span: Span, others: readonly Span[]): Span[] => {
  const inside = others.filter((other) => overlaps(span, other)).sort((a, b) => a.start - b.start);
  const start = inside.reduce(
    (at, other) => (other.start <= at ? Math.max(at, other.end) : at),
    span.start,
  );
  const end = inside.find((other) => other.start > start)?.start ?? span.end;
  return start < end ? [{ start, end }] : [];
};
