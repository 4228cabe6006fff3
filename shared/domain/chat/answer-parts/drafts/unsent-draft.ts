import type { Turn } from '../../turn-schemas.ts';

/** So long after its answer a draft is worth a reminder. */
const remindedMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The first draft of an answer of the last seven days of which the owner has sent none; null without one. A document is
 * not sent, and an answer that offers several drafts is done with one of them.
 */
export const unsentDraft = (
  { parts, drafts = [], answered_at }: Pick<Turn, 'parts' | 'drafts' | 'answered_at'>,
  now: Date,
) => {
  if (now.getTime() - Date.parse(answered_at) > remindedMs) return null;
  if (drafts.some(({ sent_at }) => sent_at !== null)) return null;
  const found = parts.find((part) => part.kind === 'draft' && part.channel !== 'document');
  return found?.kind === 'draft' ? { channel: found.channel, title: found.title } : null;
};
