import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { config } from '../config.ts';

const client = new SESv2Client({});
/** Sends a request once: a repetition after a lost answer could send a mail twice. */
const onceClient = new SESv2Client({ maxAttempts: 1 });

/** A mail as plain text, and as HTML beside it where there is one. */
export type Mail = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  /** Further headers by name. */
  headers?: Readonly<Record<string, string>>;
  /** Rather not at all than twice. */
  once?: true;
};

/** Sends a mail; false when no sender is configured or `to` is empty. Rejects when the service refuses it. */
export const sendMail = async ({ to, replyTo, subject, text, html, headers = {}, once }: Mail) => {
  if (!config.MAIL_FROM || !to) return false;
  const lines = Object.entries(headers).map(([Name, Value]) => ({ Name, Value }));
  await (once ? onceClient : client).send(
    new SendEmailCommand({
      FromEmailAddress: config.MAIL_FROM,
      ...(config.MAIL_SET && { ConfigurationSetName: config.MAIL_SET }),
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

/** Errors of a connection that never came about. */
const unconnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/**
 * Whether an error of a mail that was sent `once` says for certain that it did not leave: the service refused the request,
 * or was not reached. After a lost connection or a failure of the service nobody knows.
 */
export const isCertainlyUnsent = (error: unknown) =>
  (error instanceof SESv2ServiceException && error.$fault === 'client') ||
  (error instanceof Error && 'code' in error && unconnected.includes(String(error.code)));
