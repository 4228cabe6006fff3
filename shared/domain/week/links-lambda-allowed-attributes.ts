/**
 * What links without a sign-in may read and change of an owner's items, by attribute. The role of their Lambda is built
 * from it, so that a mistake in their code reaches no chat, no memory and no address.
 */
export const linksLambdaAllowedAttributes = {
  keys: ['pk', 'sk'],
  /** Whether a calendar address is still the newest one, and when it was made. */
  feed: ['hash', 'made_at'],
  account: ['deletion_requested_at', 'handed_over'],
  business: ['name'],
  task: [
    'id',
    'title',
    'detail',
    'due',
    'minutes',
    'who',
    'state',
    'version',
    'created_at',
    'updated_at',
    'ttl',
  ],
  /** The secret of the link that stops the mail, and what stopping changes. */
  stop: ['stop_secret', 'mail', 'gsi1pk', 'gsi1sk'],
} as const;
