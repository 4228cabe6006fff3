import { randomUUID } from 'node:crypto';
import { epochSeconds, sha256 } from './hash-and-clock.ts';
import { refusal } from './refusal.ts';
import type { Challenge } from './srp.ts';

/** A sign-in that is under way, and what the user has to answer next. */
type Session = {
  readonly userId: string;
  readonly expires: number;
  readonly step:
    | 'PASSWORD_VERIFIER'
    | 'NEW_PASSWORD_REQUIRED'
    | 'SOFTWARE_TOKEN_MFA'
    | 'SELECT_CHALLENGE'
    | 'WEB_AUTHN';
  /** What the passkey has to sign. */
  readonly challenge?: string;
  readonly proof?: { readonly challenge: Challenge; readonly A: string; readonly block: string };
};
const sessionSeconds = 180;

/** Sign-ins that are under way; each may take three minutes. */
export const createSignInSessions = () => {
  const sessions = new Map<string, Session>();
  const live = (session: Session | undefined): session is Session =>
    session !== undefined && session.expires >= epochSeconds();
  return {
    open: (session: Omit<Session, 'expires'>) => {
      const id = randomUUID();
      sessions.set(id, { ...session, expires: epochSeconds() + sessionSeconds });
      return id;
    },

    /** Amplify sends the session along; other clients only the secret block, so either finds it. A session works once. */
    close: (id: string | undefined, block?: string) => {
      const [key, session] =
        [...sessions].find(
          ([each, { proof }]) => each === id || (block && proof?.block === block),
        ) ?? [];
      if (!key || !live(session)) throw refusal.invalidSession();
      sessions.delete(key);
      return session;
    },

    /** The user whose code is awaited; the session stays open for another try. */
    awaitingCode: (id: string | undefined) => {
      const session = sessions.get(id ?? '');
      if (!live(session) || session.step !== 'SOFTWARE_TOKEN_MFA') throw refusal.invalidSession();
      return session.userId;
    },
  };
};
export type SignInSessions = ReturnType<typeof createSignInSessions>;

/** Looks like a user id and is always the same for a name, so that it gives nothing away. */
export const fakeId = (name: string) =>
  sha256(`nobody ${name.toLowerCase()}`).replace(
    /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/,
    '$1-$2-$3-$4-$5',
  );
