import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { config } from './config.ts';

const client = new SESv2Client({});

/** A plain-text mail. */
export type Mail = { to: string; replyTo?: string; subject: string; text: string };

/** Sends a mail; false when no sender is configured or `to` is empty. Rejects when the service refuses it. */
export const sendMail = async ({ to, replyTo, subject, text }: Mail) => {
  if (!config.MAIL_FROM || !to) return false;
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: config.MAIL_FROM,
      Destination: { ToAddresses: [to] },
      ...(replyTo && { ReplyToAddresses: [replyTo] }),
      Content: {
        Simple: {
          Subject: { Data: subject, Charset: 'UTF-8' },
          Body: { Text: { Data: text, Charset: 'UTF-8' } },
        },
      },
    }),
  );
  return true;
};
