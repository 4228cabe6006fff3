/**
 * What the Lambda that lets apps in may read and write of an owner's items, by attribute: the permissions of apps, and
 * whether a business is still the owner's. Its role is built from it, so that a mistake in its code reaches no words of an
 * owner.
 */
export const oauthLambdaAllowedAttributes = [
  'pk',
  'sk',
  'id',
  'business_id',
  'by',
  'client_id',
  'name',
  'host',
  'resource',
  'scopes',
  'connected_at',
  'used_at',
  'current',
  'before',
  'rotated_at',
  'version',
  'ttl',
] as const;
