import type { Part } from '#shared/domain/chat/answer-parts/part.ts';

type More = {
  parts?: readonly (Part | object)[];
  facts?: readonly object[];
  decisions?: readonly string[];
  calculate?: readonly object[];
};

/** An answer as the model writes it: JSON with one text part, followed by more parts. */
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
