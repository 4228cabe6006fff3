import type { Settings } from '../../settings-of-stage.ts';

/** Where people who find a weakness look for an address (RFC 9116). */
export const securityFile = '.well-known/security.txt';

/** The file is written at each deployment; a year without one means that nobody looks after the stage. */
const validDays = 365;

/** Whom to tell of a weakness: the operator, or the receiver of contact messages. */
export const securityTxt = (
  { operator, adminEmail }: Pick<Settings, 'operator' | 'adminEmail'>,
  origin: string,
  now: Date,
) => {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${operator?.email ?? adminEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/${securityFile}`,
    '',
  ].join('\n');
};
