import type { Business, BusinessDetails } from '../account/business.ts';
import type { Member } from './people.ts';

/** The name of the owner, who is the same person in all of their businesses; empty where none knows it. */
export const ownerNameOf = (businesses: readonly Pick<BusinessDetails, 'owner_name'>[]): string =>
  businesses.find(({ owner_name }) => owner_name)?.owner_name ?? '';

/** What stands for an owner who has not said what customers call them; a sentence that begins with it raises the first letter. */
export const theOwner = 'the owner';

/** What others read as the name of an owner, whose email address is nobody's name. */
export const ownerCalled = (businesses: readonly Pick<BusinessDetails, 'owner_name'>[]): string =>
  ownerNameOf(businesses) || theOwner;

/** What others read as the name of somebody of the office: an earlier owner may never have said theirs. */
export const nameOf = ({ name }: Pick<Member, 'name'>): string => name || 'the earlier owner';

/** What an account is called: as its active business, else the first. */
export const accountNameOf = (businesses: readonly Pick<Business, 'name' | 'is_active'>[]) =>
  (businesses.find(({ is_active }) => is_active) ?? businesses[0])?.name ?? '';
