import { Problem } from '#shared/contract/problem.ts';
import { sessionNotices } from '../session-notices.ts';
import { expireSession } from './end-session.ts';

/** Ends the session of this tab when an error says that it is over or that its account leaves; answers whether it did. */
export const endSessionOnError = (error: unknown) => {
  const code = error instanceof Problem && error.code;
  const leaves = code === 'being-deleted';
  if (!leaves && code !== 'signed-out') return false;
  void expireSession(leaves ? sessionNotices.beingDeleted : undefined);
  return true;
};
