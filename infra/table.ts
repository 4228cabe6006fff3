/**
 * The keys of the one table: every item has `pk` and `sk`, some are in the index `gsi1` as well, and `ttl` (epoch seconds)
 * is the time after which an item may be deleted. The data stack and the local table are both built from this.
 */
export const tableDefinition = {
  partitionKey: 'pk',
  sortKey: 'sk',
  index: { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
  ttl: 'ttl',
} as const;
