import { type OwnerProof, ownerProofs, proofWords } from './owner-proofs.ts';

/** What an admin operation is about, from its input: dollars, or helper, trade and id as far as present, or ids, or null. */
export const auditTarget = (input: Readonly<Record<string, unknown>>) => {
  const named = [input.helper_id, input.business_type, input.id].filter(
    (part) => typeof part === 'string',
  );
  if (typeof input.dollars === 'number') return `$${input.dollars}`;
  if (!named.length && Array.isArray(input.ids)) return input.ids.join(', ');
  return named.length ? named.join(' / ') : null;
};

const isProof = (proof: unknown): proof is OwnerProof =>
  typeof proof === 'string' && Object.hasOwn(ownerProofs, proof);

/** Why an admin does it, where the operation asks for a reason, and how they made sure of who asked. */
export const auditReason = ({ reason, proofs }: Readonly<Record<string, unknown>>) => {
  if (typeof reason !== 'string') return null;
  const known = Array.isArray(proofs) ? proofs.filter(isProof) : [];
  return known.length ? `${reason} (${proofWords(known)})` : reason;
};
