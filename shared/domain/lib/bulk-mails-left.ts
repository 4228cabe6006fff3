/** The mails of 24 hours that an account may send, as the mail service reports them. */
export type SendQuota = {
  readonly Max24HourSend?: number | undefined;
  readonly SentLast24Hours?: number | undefined;
  readonly MaxSendRate?: number | undefined;
};

/** The part of the mails of 24 hours that is left to codes and to mails about an account. */
export const keptForCodes = 0.1;

/** How many mails jobs may still send: nothing of the last tenth. An account without a limit reports a negative one. */
export const bulkMailsLeft = ({ Max24HourSend = 0, SentLast24Hours = 0 }: SendQuota) =>
  Max24HourSend < 0
    ? Number.POSITIVE_INFINITY
    : Math.max(0, Math.floor(Max24HourSend * (1 - keptForCodes) - SentLast24Hours));
