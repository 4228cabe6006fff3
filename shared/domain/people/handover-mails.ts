import { accountMail } from '../account/account-mail-frame.ts';
import { capitalized } from '../lib/capitalized.ts';
import { handoverDays } from './handover.ts';

type Names = { owner: string; business: string };

const people = (origin: string): readonly [string, string] => [
  'Open People',
  `${origin}/dashboard/profile/people`,
];
const titleOf = ({ business }: Pick<Names, 'business'>) => business || 'The Sevenhands account';

/** Tells a person of the office that the account is offered to them, and what taking it means. */
export const offeredMail = (names: Names, hasPlan: boolean, origin: string) =>
  accountMail({
    subject: `${capitalized(names.owner)} wants to hand ${names.business || 'the Sevenhands account'} over to you`,
    sentences: [
      `If you accept, ${titleOf(names)} on Sevenhands belongs to you. ${
        hasPlan
          ? 'You pay for the plan from then on, and bills go to your email address. The card on file stays until you change it.'
          : 'You only pay if you choose a plan.'
      }`,
      `${capitalized(names.owner)} stays in the office. You can remove them.`,
      `You have ${handoverDays} days. Nothing changes until you accept.`,
    ],
    links: [['Accept or decline', `${origin}/dashboard/profile/people`]],
  });

/** Tells the owner that they have offered the account, in case it was somebody else. */
export const offerSentMail = (name: string, email: string, names: Names, origin: string) =>
  accountMail({
    subject: `You offered ${names.business || 'your account'} to ${name}`,
    sentences: [
      `${capitalized(name)} (${email}) can accept within ${handoverDays} days and owns the account from then on. You’ll stay in the office.`,
      'If that wasn’t you, take the offer back and change your password.',
    ],
    links: [people(origin)],
  });

/** Tells the person that the offer does not stand any more. */
export const offerOverMail = (names: Names, origin: string) =>
  accountMail({
    subject: `${capitalized(names.owner)} took the offer back`,
    sentences: [
      `${titleOf(names)} stays with ${names.owner}. You still work in the office, and nothing changes for you.`,
    ],
    links: [['Go to Sevenhands', `${origin}/dashboard`]],
  });

/** Tells the owner that the person has declined. */
export const declinedMail = (name: string, names: Names, origin: string) =>
  accountMail({
    subject: `${capitalized(name)} declined ${names.business || 'your account'}`,
    sentences: ['The account stays yours, and nothing changes.'],
    links: [people(origin)],
  });

/** Tells the new owner what is theirs now, and what to look at. */
export const yoursNowMail = (names: Names, hasPlan: boolean, origin: string) =>
  accountMail({
    subject: `${titleOf(names)} is yours now`,
    sentences: [
      `You own ${titleOf(names)} on Sevenhands. ${capitalized(names.owner)} stays in the office until you remove them.`,
      ...(hasPlan
        ? [
            'You pay for the plan from now on. The card on file is still the earlier owner’s, so change it on the plan page.',
          ]
        : []),
      'Connected accounts stay connected. AI apps and calendar links of the earlier owner have ended. Make your own.',
    ],
    links: [
      ['Open your plan', `${origin}/dashboard/profile/plan`],
      ['See who’s there', `${origin}/dashboard/profile/people`],
    ],
  });

/** Tells the earlier owner that the account belongs to somebody else now. */
export const handedOverMail = (
  name: string,
  names: Pick<Names, 'business'>,
  hasPlan: boolean,
  origin: string,
) =>
  accountMail({
    subject: `${titleOf(names)} belongs to ${name} now`,
    sentences: [
      hasPlan
        ? `${capitalized(name)} accepted. They own ${titleOf(names)} on Sevenhands and pay for the plan from now on. Ask them to change the card if it’s still yours.`
        : `${capitalized(name)} accepted. They own ${titleOf(names)} on Sevenhands.`,
      'You stay in the office with your chats. Your AI apps and calendar links there have ended.',
    ],
    links: [['Go to Sevenhands', `${origin}/dashboard`]],
  });

/** Tells the owner that the account which was handed over to them is deleted. */
export const handedOverDeletedMail = (origin: string) =>
  accountMail({
    subject: 'The account you took over has been deleted',
    sentences: [
      'The Sevenhands account that was handed over to you is deleted, along with its businesses and chats. If it had a paid plan, it’s canceled.',
      'Your own sign-in and your own account stay. If you didn’t delete it, contact us right away.',
    ],
    links: [['Contact us', `${origin}/contact`]],
  });

/** Tells somebody who handed their account over that their sign-in is deleted. */
export const signInDeletedMail = (origin: string) =>
  accountMail({
    subject: 'Your Sevenhands sign-in has been deleted',
    sentences: [
      'Your sign-in and your chats are deleted. The account you handed over stays with its new owner.',
      'This is the last email you’ll get from us. If you didn’t delete your sign-in, contact us right away.',
    ],
    links: [['Contact us', `${origin}/contact`]],
    why: 'You’re getting this because you had a Sevenhands sign-in.',
  });
