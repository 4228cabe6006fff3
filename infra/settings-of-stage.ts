import type * as z from 'zod';
import { StageSettings } from './stage-settings-schema.ts';
import { stageSettings } from './stages.ts';

/** A stage that cannot be built. The message is one sentence for the operator who edits the settings. */
export class InvalidStageError extends Error {
  override readonly name = 'InvalidStageError';
}

/** The validated settings of a stage and its name; throws {@link InvalidStageError} if the stage or a value is invalid. */
export const settingsOf = (stage: unknown, settings: Record<string, unknown> = stageSettings) => {
  if (typeof stage !== 'string' || !Object.hasOwn(settings, stage))
    throw new InvalidStageError(
      `There is no stage "${stage}": choose one of ${Object.keys(settings).join(', ')}.`,
    );
  const { data, error } = StageSettings.safeParse(settings[stage]);
  if (error)
    throw new InvalidStageError(
      `Stage ${stage} in infra/stages.ts: ${error.issues.map(describe)[0]}.`,
    );
  if (data.google && !data.domain)
    throw new InvalidStageError(
      `Stage ${stage} in infra/stages.ts: google needs a domain, to which Google sends people back.`,
    );
  if (data.copyRegion === data.region)
    throw new InvalidStageError(
      `Stage ${stage} in infra/stages.ts: copyRegion must be another region than region.`,
    );
  return { stage, ...data };
};
export type Settings = ReturnType<typeof settingsOf>;

const describe = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys'
    ? `there is no setting ${issue.keys.join(', ')}`
    : `${issue.path.join('.') || 'the stage'} ${issue.message}`;

/** What CloudFront accepts from us-east-1 only, the certificate and the firewall, is there. */
export const needsEdge = ({ domain, switches }: Pick<Settings, 'domain' | 'switches'>) =>
  domain !== null || switches.firewall;

/** The regions in which a stage has stacks: CloudFront reports to us-east-1 only, and backups are copied away. */
export const regionsOf = ({ region, copyRegion }: Pick<Settings, 'region' | 'copyRegion'>) => [
  ...new Set([region, 'us-east-1', ...(copyRegion ? [copyRegion] : [])]),
];

/** The host name at which the user pool talks to Google, or undefined for a stage without that. */
export const signInHostOf = ({ google, region }: Pick<Settings, 'google' | 'region'>) =>
  google ? `${google.domainPrefix}.auth.${region}.amazoncognito.com` : undefined;

/** Which AI apps the owners of a stage may connect. Their tokens name its address, so a stage under CloudFront's host name has none. */
export const allowedAppHostsOf = ({ appHosts, domain }: Pick<Settings, 'appHosts' | 'domain'>) => ({
  hosts: domain ? appHosts : [],
});

/** The domain that passkeys are bound to. A stage under CloudFront's host name has none, and so no passkeys. */
export const passkeyDomainOf = ({ domain }: Pick<Settings, 'domain'>) => domain?.name;

/**
 * Throws {@link InvalidStageError} if a stage must not be deployed to an account: an address is still a placeholder, or a
 * stage with customers names no domain, no operator or no sender of mails.
 */
export const assertDeployable = (settings: Settings) => {
  const { stage, adminEmail, alarmEmail, mailFrom, keepsData, operator, domain } = settings;
  const placeholder = [adminEmail, alarmEmail, mailFrom].find((value) =>
    value?.endsWith('.example'),
  );
  if (placeholder)
    throw new InvalidStageError(
      `Stage ${stage} still has the placeholder ${placeholder}: put your own address in infra/stages.ts.`,
    );
  if (keepsData && !domain)
    throw new InvalidStageError(
      `Stage ${stage} has no domain: search engines and previews of links need an address that stays.`,
    );
  if (keepsData && !operator)
    throw new InvalidStageError(
      `Stage ${stage} does not say who runs it: fill in operator in infra/stages.ts for the legal pages.`,
    );
  if (keepsData && !mailFrom)
    throw new InvalidStageError(
      `Stage ${stage} has no mailFrom: without it Cognito mails 50 codes a day and customers get no other mail.`,
    );
};
