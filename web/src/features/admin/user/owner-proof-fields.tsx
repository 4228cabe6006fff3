import {
  fewestProofs,
  type OwnerProof,
  ownerProofs,
  proofsOf,
} from '#shared/domain/admin/owner-proofs.ts';
import type { Values } from '#web/ui/use-form.ts';
import type { UserDetail } from '../admin-queries.ts';

/** How an admin is sure who asked. */
export const OwnerProofFields = ({ has_customer }: Pick<UserDetail, 'has_customer'>) => (
  <fieldset className="wide">
    <legend>How do you know it’s the owner? Choose at least 2.</legend>
    {proofsOf({ has_customer }).map((proof) => (
      <label className="checkbox" key={proof}>
        <input type="checkbox" name="proofs" value={proof} />
        {ownerProofs[proof]}
      </label>
    ))}
  </fieldset>
);

/** The proofs that are ticked; throws with what to do when there are too few. */
export const ownerProofsIn = (values: Values): OwnerProof[] => {
  const proofs = values.all('proofs') as OwnerProof[];
  if (proofs.length < fewestProofs) throw new Error('Choose at least 2.');
  return proofs;
};
