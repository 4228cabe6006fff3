/** How an owner signs what goes out to customers: put into the open places of drafts, and never sent to the model. */
import type { BusinessDetails } from '../account/business.ts';

export type Signature = Pick<BusinessDetails, 'owner_name' | 'phone' | 'website'>;

/** The signature of a business whose owner has not said one. */
export const unknownSignature: Signature = { owner_name: '', phone: '', website: '' };
