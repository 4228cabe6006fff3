/** What can be wrong with a connection or with an attempt to make one; without schemas, so that the browser takes it too. */
import { type ProviderId, providers } from './providers.ts';

/** The one thing that an owner does about a connection that needs attention. */
export const attentionWays = ['connect', 'plans', 'retry', 'provider'] as const;
export type AttentionWay = (typeof attentionWays)[number];

type Attention = {
  /** A sentence of what is wrong. `{provider}` is its name, `{account}` what an account there is called. */
  readonly title: string;
  /** A sentence of what to do. */
  readonly advice: string;
  readonly way: AttentionWay;
};

/** Why a connection needs its owner, with what is said and the one way on. */
export const attentionReasonTexts = {
  'sign-in': {
    title: '{provider} stopped.',
    advice: 'Sign in to {provider} again. What we read before is still here.',
    way: 'connect',
  },
  restored: {
    title: '{provider} has to be connected again.',
    advice: 'We restored our data from a copy. Sign in to {provider} again.',
    way: 'connect',
  },
  permission: {
    title: '{provider} says you may not share this.',
    advice: 'Sign in again as an admin of the {account}, and leave every box checked.',
    way: 'connect',
  },
  subscription: {
    title: 'Your {provider} subscription has ended.',
    advice: 'Renew it there. We try again every day.',
    way: 'provider',
  },
  failing: {
    title: 'We couldn’t read {provider} for a week.',
    advice: 'It is not something you did. Try again now.',
    way: 'retry',
  },
  plan: {
    title: '{provider} stopped with your plan.',
    advice: 'What we read before stays readable for 30 days. Choose a plan to go on.',
    way: 'plans',
  },
} as const satisfies Record<string, Attention>;
export type AttentionReason = keyof typeof attentionReasonTexts;
export const attentionReasons = Object.keys(attentionReasonTexts) as [
  AttentionReason,
  ...AttentionReason[],
];

/** Why a sign-in at a provider did not become a connection: a sentence for the owner. Nothing is stored then. */
export const connectRefusalTexts = {
  denied: '{provider} is not connected. You said no there, or closed the page.',
  expired: 'This sign-in is too old or was used already. Start again from Connections.',
  'another-person': 'This sign-in was started by another account. Start again from Connections.',
  forged: 'This answer did not come from {provider}. Nothing was connected. Start again.',
  'not-allowed':
    'You didn’t allow that at {provider}. Everything else works as before, and nothing was changed.',
  'missing-permission': '{provider} is not connected. Leave every box checked, then try again.',
  'another-account':
    'That is another {account} than the one that is connected. Disconnect the first one to use it.',
  'no-place':
    'We found no {account} of yours in this {provider} account. Add or verify one there first, then try again.',
  'business-gone': 'The business you started from is gone. Choose another one and start again.',
  unavailable: '{provider} doesn’t answer right now. Nothing was connected. Try again in a minute.',
  'not-kept':
    'We couldn’t store your sign-in to {provider} safely, so nothing changed. Try again in a minute.',
} as const;
export type ConnectRefusal = keyof typeof connectRefusalTexts;
export const connectRefusals = Object.keys(connectRefusalTexts) as [
  ConnectRefusal,
  ...ConnectRefusal[],
];

/** A sentence of this file about one provider. */
export const withProviderName = (sentence: string, provider: ProviderId) =>
  sentence
    .replaceAll('{provider}', providers[provider].name)
    .replaceAll('{account}', providers[provider].account);
