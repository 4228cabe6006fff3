import { beforeSignIn } from '#shared/contract/before-sign-in.ts';
import { Problem } from '#shared/contract/problem.ts';
import { recoveryRefused, tooManyRecoveries } from '#shared/domain/auth/recovery-codes.ts';
import { recoveredMail } from '#shared/domain/auth/second-factor-mails.ts';
import { toAccountId } from '../lib/account-and-person-ids.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { endSessions, provePassword, turnSecondFactorOff } from '../lib/user-pool.ts';
import { countRecoveryTry } from './code-limits-table.ts';
import { takeRecoveryOfNetwork } from './network-code-limits.ts';
import { spendRecoveryCode } from './recovery-codes-table.ts';

/**
 * Turns two-step sign-in off for who proves the password and a recovery code, ends every session and says so by mail.
 * The code is only looked at after a right password, and a person's tries are only counted then: a stranger can neither
 * use up a code nor lock its owner out.
 */
export const turnOffSecondFactor = handle(
  beforeSignIn.recover,
  async ({ email, password, code }, caller) => {
    if (!(await takeRecoveryOfNetwork(caller)))
      throw new Problem('network-busy', tooManyRecoveries);
    const person = await provePassword(email, password);
    if (!person) throw new Problem('forbidden', recoveryRefused);
    if (!(await countRecoveryTry(person.id, caller.now)))
      throw new Problem('too-fast', tooManyRecoveries);
    if (!(await spendRecoveryCode(person.id, code)))
      throw new Problem('forbidden', recoveryRefused);
    await turnSecondFactorOff(person.id);
    await endSessions(person.id);
    await sendAccountMail(
      { id: toAccountId(person.id), email: person.email },
      recoveredMail(config.APP_ORIGIN),
    );
    return { recovered: true as const };
  },
);
