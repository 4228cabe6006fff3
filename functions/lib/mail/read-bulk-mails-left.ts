import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { bulkMailsLeft } from '#shared/domain/lib/bulk-mails-left.ts';

const client = new SESv2Client({});

/** How many mails a job may still send in these 24 hours, so that codes are never held up. */
export const readBulkMailsLeft = async () => {
  const { SendQuota } = await client.send(new GetAccountCommand({}));
  return bulkMailsLeft(SendQuota ?? {});
};
