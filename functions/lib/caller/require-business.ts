import { Problem } from '#shared/contract/problem.ts';
import { type Member, worksFor } from '#shared/domain/people/people.ts';

/** Throws `not-found` for a business that a person was not given; the owner has all. */
export const requireBusiness = (member: Member | undefined, businessId: unknown) => {
  if (member && typeof businessId === 'string' && !worksFor(member, businessId))
    throw new Problem('not-found');
};
