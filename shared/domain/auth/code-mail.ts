import { written } from './mail-html.ts';

/**
 * The mail with the code of a sign-up, a new password or a new address, in both forms. The user pool has one for all of
 * them and puts the code in place of `{####}`.
 */
export const codeMail = (code: string) =>
  written({
    subject: 'Your Sevenhands code',
    preheader: `Your code is ${code}.`,
    label: 'Your Sevenhands code',
    blocks: [
      { kind: 'title', title: 'Your Sevenhands code' },
      { kind: 'code', code },
      {
        kind: 'paragraphs',
        texts: [
          'Type it into the page you came from. It works once.',
          'You did not ask for a code? Then you do not have to do anything.',
        ],
        links: [],
      },
    ],
    footer: {
      line: 'Nobody at Sevenhands asks you for this code.',
      links: [],
      address: 'Sevenhands',
    },
  });
