import type { Settings } from '../settings-of-stage.ts';

/** Mails with codes, which people wait for, and all others: reputation and failures of each are seen apart. */
export const mailKinds = ['codes', 'product'] as const;
type MailKind = (typeof mailKinds)[number];

/** The name of the configuration set of a kind of mail. */
export const mailSetNameOf = ({ stage }: Pick<Settings, 'stage'>, kind: MailKind) =>
  `sevenhands-${stage}-${kind}`;
