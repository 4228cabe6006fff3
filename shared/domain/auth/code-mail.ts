import { writeMail } from '../lib/write-mail.ts';

/**
 * The mail with the code of a sign-up, a new password or a new address, in both forms. The user pool has one for all of
 * them and puts the code in place of `{####}`.
 */
export const codeMail = (code: string) =>
  writeMail({
    subject: 'Your Sevenhands code',
    preheader: `Your code is ${code}.`,
    label: 'Your Sevenhands code',
    blocks: [
      { kind: 'title', title: 'Your Sevenhands code' },
      { kind: 'code', code },
      {
        kind: 'paragraphs',
        texts: [
          'Enter it on the page you came from. It only works once.',
          'If you didn’t ask for a code, you can ignore this email.',
        ],
        links: [],
      },
    ],
    footer: {
      line: 'No one at Sevenhands will ever ask you for this code.',
      links: [],
      address: 'Sevenhands',
    },
  });
