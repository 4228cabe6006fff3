/** How an admin made sure that a request comes from the owner of an account. */
export const ownerProofs = {
  address: 'Answered an email we sent to the account’s address',
  card: 'Knew the card’s last 4 digits',
  payment: 'Knew date and amount of the last payment',
  profile: 'Knew the business and when it signed up',
} as const;
export type OwnerProof = keyof typeof ownerProofs;
export const ownerProofIds = Object.keys(ownerProofs) as [OwnerProof, ...OwnerProof[]];

/** How many of them it takes. */
export const fewestProofs = 2;

/** Those that an account can give: without a payment nobody can know one. */
export const proofsOf = ({ has_customer }: { has_customer: boolean }): OwnerProof[] =>
  ownerProofIds.filter((proof) => has_customer || (proof !== 'card' && proof !== 'payment'));

/** What stays in the audit log of them. */
export const proofWords = (proofs: readonly OwnerProof[]) =>
  proofs.map((proof) => ownerProofs[proof]).join('. ');
