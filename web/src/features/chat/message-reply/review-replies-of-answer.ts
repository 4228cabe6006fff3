import type { Business } from '#shared/domain/account/business.ts';
import { channelLabels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import { applyDraftEdits } from '#shared/domain/chat/answer-parts/drafts/apply-draft-edits.ts';
import type { MaskedDetail } from '#shared/domain/chat/masking/masked-details.ts';
import type { WrittenReply } from '#web/core/message-reply-dialog-context.ts';
import { openPlacesOf, valuesFor } from '#web/features/drafts/open-place-values.ts';
import { outgoingDraft } from '#web/features/drafts/outgoing-draft.ts';
import { senderOf } from '#web/features/drafts/sender-of-business.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';

/**
 * The public replies of an answer as the owner has them now: their own words, and the places filled that are known. What
 * was taken out of the message stays out, but the first name of who wrote it.
 */
export const reviewRepliesOfAnswer = (
  turn: LocalTurn,
  business: Business | undefined,
  details: readonly MaskedDetail[],
): WrittenReply[] => {
  if (turn.state === 'waiting') return [];
  const parts = applyDraftEdits(turn.parts ?? [], turn.drafts);
  const { values, local } = openPlacesOf(parts, senderOf(business), turn.places, details);
  return parts.flatMap((part) =>
    part.kind === 'draft' && part.channel === 'review-reply'
      ? [
          {
            title: part.title || channelLabels[part.channel],
            text: outgoingDraft(part, valuesFor(part, values, local)).text.trim(),
          },
        ]
      : [],
  );
};
