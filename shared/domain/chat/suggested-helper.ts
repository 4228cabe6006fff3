import { type HelperId, isHelperId } from '../catalogue/helper-ids.ts';
import type { Part } from './answer-parts/part.ts';

/** The helper that the general assistant names; null if it is none of the seven. */
export const namedHelper = (fields: Readonly<Record<string, unknown>>): HelperId | null =>
  isHelperId(fields.suggested_helper_id) ? fields.suggested_helper_id : null;

/** The helper that an answer hands the question over to; null without a handoff, or when it names the one that answers. */
export const handedTo = (parts: readonly Part[], asked: HelperId): HelperId | null => {
  const handoff = parts.findLast((part) => part.kind === 'handoff');
  return handoff && handoff.helper_id !== asked ? handoff.helper_id : null;
};
