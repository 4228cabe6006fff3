import type { SenderProfile } from '#shared/domain/answer-parts/sender-profile.ts';
import type { Business } from '#shared/domain/business.ts';

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
