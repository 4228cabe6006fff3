import {
  GetAccountCommand,
  type GetAccountCommandOutput,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { bulkMailsLeft, keptForCodes, type SendQuota } from '#shared/domain/lib/bulk-mails-left.ts';
import type { Settings } from '../../settings-of-stage.ts';
import { type Finding, ok, todo } from './finding.ts';

/** Whether SES sends to everybody, and has verified the sender of the stage. */
export const checkMail = async (settings: Settings): Promise<Finding[]> => {
  const { mailFrom, keepsData, region } = settings;
  if (!mailFrom)
    return [
      keepsData
        ? todo(
            'mail',
            'mailFrom is missing: a stage with customers needs it, see "Mail" in docs/deploy.md',
          )
        : ok(
            'mail',
            'no mailFrom: Cognito sends up to 50 codes a day, and there are no other mails',
          ),
    ];
  const client = new SESv2Client({ region });
  const account = await client.send(new GetAccountCommand({}));
  return [
    sandbox(account, settings),
    quota(account.SendQuota, settings),
    await identity(client, mailFrom),
  ];
};

const sandbox = (
  { ProductionAccessEnabled, SendingEnabled }: GetAccountCommandOutput,
  { keepsData }: Settings,
) => {
  if (!SendingEnabled) return todo('SES account', 'sending is paused: see SES → Account dashboard');
  if (ProductionAccessEnabled) return ok('SES account', 'sends to every address');
  const advice = 'in the sandbox: SES → Account dashboard → Request production access';
  return keepsData
    ? todo('SES account', advice)
    : ok('SES account', `${advice}; until then only verified addresses get mail`);
};

/** Whether jobs leave codes a part of the mails of a second and of 24 hours. */
const quota = (sendQuota: SendQuota = {}, { mailsPerSecond }: Settings) => {
  const subject = 'SES quota';
  const { Max24HourSend = 0, MaxSendRate = 0 } = sendQuota;
  const rate = MaxSendRate * (1 - keptForCodes);
  if (mailsPerSecond > rate)
    return todo(
      subject,
      `${MaxSendRate} mails a second, and mailsPerSecond is ${mailsPerSecond}: lower it to ${Math.floor(rate)}, or ask for more at Service Quotas → Amazon SES`,
    );
  const left = bulkMailsLeft(sendQuota);
  return left > 0
    ? ok(subject, `${Max24HourSend} mails in 24 hours, of which jobs may send ${left} more now`)
    : todo(
        subject,
        `of ${Max24HourSend} mails in 24 hours the last tenth is left, which is for codes: ask for more at Service Quotas → Amazon SES`,
      );
};

const identity = async (client: SESv2Client, mailFrom: string) => {
  const domain = mailFrom.slice(mailFrom.indexOf('@') + 1);
  try {
    const { VerifiedForSendingStatus, DkimAttributes } = await client.send(
      new GetEmailIdentityCommand({ EmailIdentity: domain }),
    );
    if (VerifiedForSendingStatus && DkimAttributes?.Status === 'SUCCESS')
      return ok('SES identity', `${domain} is verified and signs with DKIM`);
    return todo(
      'SES identity',
      `${domain} waits for its DNS records: SES → Identities → ${domain}`,
    );
  } catch (error) {
    if (error instanceof NotFoundException)
      return todo(
        'SES identity',
        `${domain} is unknown: deploy the stage if the domain is in its zone, else SES → Identities → Create`,
      );
    throw error;
  }
};
