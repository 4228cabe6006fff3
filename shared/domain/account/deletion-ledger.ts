/** A deletion as the ledger keeps it: hashes made with the key of the stage, and the day (UTC) it was asked for. */
export type Deletion = { readonly day: string; readonly account: string; readonly address: string };

/** Where the entries are in the bucket of the ledger. */
export const ledgerPrefix = 'deletions/';

/** The name of an entry says all of it, so that a list of names is the whole ledger. */
export const ledgerKey = ({ day, account, address }: Deletion) =>
  `${ledgerPrefix}${day}/${account}.${address}`;

/** The deletion in the name of an entry; undefined for any other name. */
export const deletionOf = (key: string): Deletion | undefined => {
  const [, day, account, address] =
    /^deletions\/(\d{4}-\d\d-\d\d)\/([0-9a-f]{64})\.([0-9a-f]{64})$/.exec(key) ?? [];
  return day && account && address ? { day, account, address } : undefined;
};
