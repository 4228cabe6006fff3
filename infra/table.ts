/**
 * The one table: every item has `pk` and `sk`, some appear in the index `gsi1` too, and `ttl` (epoch seconds)
 * says when an item may be thrown away. The data stack and the local engine are both built from this.
 */
export const tableDefinition = {
  partitionKey: 'pk',
  sortKey: 'sk',
  index: { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
  ttl: 'ttl',
} as const;
