import { invitationPath } from './people/invitation.ts';

/** The page to open after signing in: only paths of this app, so that a link cannot lead elsewhere. */
export const nextPage = (search: string) => {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : '/dashboard';
};

/** The page to open after creating an account: the invitation that led there, else always onboarding, with the plan and the trade chosen on the way there. */
export const firstPage = (search: string) => {
  if (nextPage(search) === invitationPath) return invitationPath;
  const chosen = choicesIn(search) || choicesIn(nextPage(search).split('?')[1] ?? '');
  return chosen ? `/onboarding?${chosen}` : '/onboarding';
};

/** The plan, its period and the trade of a query, as a query; what they may be is checked where they are used. */
const choicesIn = (search: string) => {
  const query = new URLSearchParams(search);
  const kept = ['plan', 'period', 'trade'].flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
};
