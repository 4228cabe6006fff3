import { randomInt } from 'node:crypto';
import { codeMail } from '#shared/domain/auth/code-mail.ts';
import type { Inbox } from '../mail/inbox.ts';
import { epochSeconds, sha256 } from './hash-and-clock.ts';
import type { Pool } from './pool.ts';
import { refusal } from './refusal.ts';
import type { CodeKind, User } from './user.ts';

const lifeSeconds: Record<CodeKind, number> = { 'sign-up': 86_400, reset: 3600, email: 86_400 };
const maxTries = 5;

/** What Cognito says about a mail it sent, with most of the address hidden. */
export const deliveryOf = (to: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: to.replace(/^(.)[^@]*@(.).*(\..*)$/, '$1***@$2***$3'),
});

/** Sends six-digit codes and checks them; the pool keeps only their hashes. */
export const createCodes = (pool: Pool, inbox: Inbox) => ({
  send: (user: User, kind: CodeKind) => {
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    const to = (kind === 'email' && user.pendingEmail) || (user.attributes.email ?? '');
    user.codes[kind] = {
      hash: sha256(code),
      expires: epochSeconds() + lifeSeconds[kind],
      tries: 0,
    };
    pool.changed(user);
    inbox.deliver({ to, code, ...codeMail(code) });
    return deliveryOf(to);
  },
  /** Uses a code up, or throws. */
  use: (user: User, kind: CodeKind, given: string | undefined) => {
    const code = user.codes[kind];
    if (!code || code.expires < epochSeconds()) throw refusal.expiredCode();
    code.tries += 1;
    if (code.tries > maxTries) throw refusal.tooManyAttempts();
    if (sha256(String(given ?? '').trim()) !== code.hash) throw refusal.wrongCode();
    delete user.codes[kind];
    pool.changed(user);
  },
});
