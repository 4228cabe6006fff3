import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { config } from './config.ts';

const client = new SESv2Client({});

/** A mail as plain text, and as HTML beside it where there is one. */
export type Mail = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  /** Further headers by name. */
  headers?: Readonly<Record<string, string>>;
};

/** Sends a mail; false when no sender is configured or `to` is empty. Rejects when the service refuses it. */
export const sendMail = async ({ to, replyTo, subject, text, html, headers = {} }: Mail) => {
  if (!config.MAIL_FROM || !to) return false;
  const lines = Object.entries(headers).map(([Name, Value]) => ({ Name, Value }));
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: config.MAIL_FROM,
      Destination: { ToAddresses: [to] },
      ...(replyTo && { ReplyToAddresses: [replyTo] }),
      Content: {
        Simple: {
          Subject: { Data: subject, Charset: 'UTF-8' },
          Body: {
            Text: { Data: text, Charset: 'UTF-8' },
            ...(html && { Html: { Data: html, Charset: 'UTF-8' } }),
          },
          ...(lines.length && { Headers: lines }),
        },
      },
    }),
  );
  return true;
};

/**
 * Whether an error of {@link sendMail} says for certain that the mail did not leave: the service refused the request. After
 * a lost connection or a failure of the service nobody knows.
 */
export const isCertainlyUnsent = (error: unknown) =>
  error instanceof SESv2ServiceException && error.$fault === 'client';
