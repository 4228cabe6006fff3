import type { Business } from '#shared/domain/account/business.ts';
import type { SenderProfile } from '#shared/domain/chat/answer-parts/drafts/sender-profile.ts';

/** What the profile knows of the sender of a draft. */
export const senderOf = (business: Business | undefined): SenderProfile =>
  business
    ? {
        businessName: business.name,
        ownerName: business.owner_name,
        phone: business.phone,
        link: business.website,
      }
    : {};
