/** A mail as a list of blocks: what both its forms are made from, so that HTML and plain text say the same. */

/** A link with a whole address. */
export type MailLink = { href: string; label: string };

/** A section of a mail. */
export type MailBlock =
  | {
      kind: 'title';
      /** A muted line above the title. */
      small?: string;
      title: string;
      /** The segments of a progress bar, the done ones marked; it repeats the title. */
      progress?: { done: number; planned: number } | undefined;
      /** What got done. */
      checks?: readonly string[] | undefined;
      /** A muted line after them. */
      more?: string | undefined;
    }
  /** Items with a muted line under each. */
  | { kind: 'rows'; heading: string; rows: readonly { title: string; under: string }[] }
  /** Short days with a text beside each. */
  | { kind: 'days'; heading: string; rows: readonly { day: string; text: string }[] }
  /** A code to type, large enough to read from a distance. */
  | { kind: 'code'; code: string }
  /** Paragraphs, whose line breaks stay, and then where they lead: the first link is a button. */
  | { kind: 'paragraphs'; texts: readonly string[]; links: readonly MailLink[] }
  /** Sentences, and where they lead: one link of a mail is its button. */
  | { kind: 'text'; heading?: string; text: string; link: MailLink; button: boolean };

/** A whole mail before it is written. */
export type StructuredMail = {
  subject: string;
  /** The preview text that a list of mails shows beside the subject. */
  preheader: string;
  /** What the mail is, for a screen reader. */
  label: string;
  blocks: readonly MailBlock[];
  /** The small print: lines, then links, then the address of the sender. */
  footer: { line: string; links: readonly MailLink[]; address: string };
};

/** A mail in both forms. */
export type MailContent = { subject: string; text: string; html: string };
