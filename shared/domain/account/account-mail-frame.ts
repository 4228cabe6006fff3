import type { MailContent } from '../lib/mail-types.ts';
import { writeMail } from '../lib/write-mail.ts';

/** What every mail about an account is made of: what happened, and where to go. */
type MailParts = {
  subject: string;
  sentences: readonly string[];
  links?: readonly (readonly [words: string, address: string])[];
  /** Why the owner gets it. */
  why?: string;
};

const hasAccount = 'You’re getting this because you have a Sevenhands account.';

/** The one form of these mails: a paragraph a thought, then the links, the first of them a button. */
export const accountMail = ({
  subject,
  sentences,
  links = [],
  why = hasAccount,
}: MailParts): MailContent => {
  const [first = ''] = sentences;
  return writeMail({
    subject,
    preheader: first,
    label: subject,
    blocks: [
      { kind: 'title', title: subject },
      {
        kind: 'paragraphs',
        texts: sentences,
        links: links.map(([label, href]) => ({ label, href })),
      },
    ],
    footer: {
      line: why,
      links: [],
      address: 'Sevenhands',
    },
  });
};

/** A day as these mails write it, such as "November 24, 2026"; in UTC, since the server may not know the owner's zone. */
export const mailDay = (at: string) =>
  new Date(at).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
