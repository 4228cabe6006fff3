import type { BusinessDetails } from '../account/business.ts';
import { ownerNameOf } from '../account/businesses.ts';
import type { Member } from './people.ts';

/** What stands for an owner who has not said what customers call them; a sentence that begins with it raises the first letter. */
export const theOwner = 'the owner';

/** What others read as the name of an owner, whose email address is nobody's name. */
export const ownerCalled = (businesses: readonly Pick<BusinessDetails, 'owner_name'>[]): string =>
  ownerNameOf(businesses) || theOwner;

/** What others read as the name of somebody of the office: an earlier owner may never have said theirs. */
export const nameOf = ({ name }: Pick<Member, 'name'>): string => name || 'the earlier owner';
