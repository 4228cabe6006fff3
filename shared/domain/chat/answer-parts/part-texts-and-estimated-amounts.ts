import type { Amount } from '../../numbers/amounts/amounts-in-text.ts';
import type { Part } from './part.ts';

/** An amount of an answer without a source, at its first position. */
export type EstimatedAmount = { text: string; part: number };

/** The texts of a part that the owner reads. */
export const textsOf = (part: Part): string[] => {
  switch (part.kind) {
    case 'text':
      return [part.markdown];
    case 'draft':
      return [part.title, part.subject ?? '', part.body];
    case 'steps':
      return part.items.flatMap(({ title, detail }) => [title, detail]);
    case 'question':
      return [part.text, ...part.choices];
    case 'handoff':
      return [part.brief];
  }
};

/** The helper's own estimates in an answer, each once: "$45", "12 %". `check` knows what was given. */
export const estimatedAmounts = (
  parts: readonly Part[],
  check: (text: string) => Amount[],
): EstimatedAmount[] => {
  const found = new Map<string, EstimatedAmount>();
  for (const [index, part] of parts.entries())
    for (const { kind, numbers, text } of textsOf(part).flatMap(check)) {
      const key = [kind, ...numbers.map(([reading]) => reading?.value)].join(' ');
      if (!found.has(key)) found.set(key, { text, part: index });
    }
  return [...found.values()];
};
