import type { Part } from '#shared/domain/answer-parts/part.ts';

type More = {
  /** Parts after the text. */
  parts?: readonly (Part | object)[];
  facts?: readonly object[];
  decisions?: readonly string[];
  calculate?: readonly object[];
};

/** An answer as the model writes it: JSON with one text part, and more parts behind it. */
export const spoken = (
  text: string,
  { parts = [], facts = [], decisions = [], calculate = [] }: More = {},
): string =>
  JSON.stringify({
    calculate,
    add_up: [],
    parts: [...(text ? [{ kind: 'text', markdown: text }] : []), ...parts],
    facts,
    decisions,
  });
