import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import type { Settings } from '../../stages.ts';
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
  return [await sandbox(client, settings), await identity(client, mailFrom)];
};

const sandbox = async (client: SESv2Client, { keepsData }: Settings) => {
  const { ProductionAccessEnabled, SendingEnabled } = await client.send(new GetAccountCommand({}));
  if (!SendingEnabled) return todo('SES account', 'sending is paused: see SES → Account dashboard');
  if (ProductionAccessEnabled) return ok('SES account', 'sends to every address');
  const advice = 'in the sandbox: SES → Account dashboard → Request production access';
  return keepsData
    ? todo('SES account', advice)
    : ok('SES account', `${advice}; until then only verified addresses get mail`);
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
