import { type AccountId, type PersonId, toFirstOwnerId } from './account-and-person-ids.ts';

type Owned = { readonly id: AccountId; readonly owner_id?: PersonId | undefined };

/** The person who owns an account: who took it over, else its first owner. */
export const ownerIdOf = ({ id, owner_id }: Owned): PersonId => owner_id ?? toFirstOwnerId(id);

/** Whether an account belongs to somebody else than its first owner, whose sign-in it then does not leave with. */
export const isHandedOver = (account: Owned) => ownerIdOf(account) !== toFirstOwnerId(account.id);
