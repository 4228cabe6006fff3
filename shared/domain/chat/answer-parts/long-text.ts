import type { Part } from './part.ts';

/** The text of a part that grows while it arrives; empty for kinds that have none. */
export const longTextOf = (part: Part): string => {
  if (part.kind === 'text') return part.markdown;
  if (part.kind === 'draft') return part.body;
  return part.kind === 'question' ? part.text : '';
};
