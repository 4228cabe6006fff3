/** A mail that would have left the cloud. `code` is there when it carries one. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly code?: string;
  /** Headers that the sender added. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly at: string;
};

/** The mails of this machine, newest first. */
export type Inbox = {
  readonly deliver: (mail: Omit<Mail, 'at'>) => void;
  /** All mails, or those to one address whatever its case. */
  readonly list: (to?: string) => readonly Mail[];
  /** The newest code sent to an address; throws when there is none. */
  readonly code: (to: string) => string;
  readonly clear: () => void;
  /** Lets the next mail to an address fail with that status; at 500 and above nobody knows whether it left. */
  readonly refuse: (to: string, status: number) => void;
  /** What the mail service says of the mails of 24 hours; tests change it. */
  readonly quota: { Max24HourSend: number; SentLast24Hours: number; MaxSendRate: number };
  /** The status with which a mail to an address is to fail now, once. */
  readonly refusal: (to: string) => number | undefined;
};

const kept = 500;

/** Keeps the last 500 mails; `onMail` hears of each as it arrives. */
export const createInbox = (onMail: (mail: Mail) => void = () => {}): Inbox => {
  const mails: Mail[] = [];
  const refused = new Map<string, number>();
  const list = (to?: string) =>
    mails.filter((mail) => !to || mail.to.toLowerCase() === to.trim().toLowerCase());
  return {
    deliver: (mail) => {
      const arrived = { ...mail, at: new Date().toISOString() };
      mails.unshift(arrived);
      mails.length = Math.min(mails.length, kept);
      onMail(arrived);
    },
    list,
    quota: { Max24HourSend: 50_000, SentLast24Hours: 0, MaxSendRate: 14 },
    code: (to) => {
      const code = list(to).find((mail) => mail.code)?.code;
      if (!code) throw new Error(`No code was sent to ${to}`);
      return code;
    },
    refuse: (to, status) => {
      refused.set(to, status);
    },
    refusal: (to) => {
      const status = refused.get(to);
      refused.delete(to);
      return status;
    },
    clear: () => {
      mails.length = 0;
    },
  };
};
