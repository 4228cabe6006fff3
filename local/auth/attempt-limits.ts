import { refusal } from './refusal.ts';

const freeTries = 5;
const longestLockMs = 900_000;
const mailsAnHour = 10;

/**
 * Slows down guessing as Cognito does: five wrong passwords are free, then the sign-in is locked for a second, which
 * doubles with every further failure up to 15 minutes. Mails with codes are limited per address and hour.
 */
export const createAttemptLimits = (now: () => number = Date.now) => {
  const failures = new Map<string, { count: number; lockedUntil: number }>();
  const mails = new Map<string, number[]>();
  return {
    /** Throws while the name is locked. */
    admit: (name: string) => {
      if ((failures.get(name)?.lockedUntil ?? 0) > now()) throw refusal.tooManyPasswords();
    },
    failed: (name: string) => {
      const count = (failures.get(name)?.count ?? 0) + 1;
      const lockMs =
        count < freeTries ? 0 : Math.min(1000 * 2 ** (count - freeTries), longestLockMs);
      failures.set(name, { count, lockedUntil: now() + lockMs });
    },
    succeeded: (name: string) => {
      failures.delete(name);
    },
    /** Throws when too many mails were asked for. */
    mail: (name: string) => {
      const recent = (mails.get(name) ?? []).filter((at) => at > now() - 3_600_000);
      if (recent.length >= mailsAnHour) throw refusal.tooManyAttempts();
      mails.set(name, [...recent, now()]);
    },
  };
};
