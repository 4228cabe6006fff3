import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';

/** Where a conversation belongs: its business, and its helper. */
export type ConversationPlace = {
  readonly conversationId: string;
  readonly businessId: string;
  /** null is the general assistant. */
  readonly helperId: HelperId | null;
};
