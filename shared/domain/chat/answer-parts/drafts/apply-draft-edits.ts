import type { Part } from '../part.ts';
import type { DraftState } from './draft-state.ts';

/** The parts with the owner's words in their drafts. */
export const applyDraftEdits = (
  parts: readonly Part[],
  drafts: readonly DraftState[] = [],
): Part[] => {
  const changed = new Map(drafts.map((state) => [state.index, state]));
  return parts.map((part, index) => {
    const own = changed.get(index);
    if (part.kind !== 'draft' || !own) return part;
    const subject = part.channel === 'email' ? (own.subject ?? part.subject) : part.subject;
    return { ...part, subject, body: own.body ?? part.body };
  });
};
