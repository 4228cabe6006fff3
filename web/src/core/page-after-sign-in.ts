/** Where the link of an invitation leads; its secret stands behind `#`. */
export const invitationPath = '/invitation';

/** The page to open after signing in: only paths of this app, so that a link cannot lead elsewhere. */
export const pageAfterSignIn = (search: string) => {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : '/dashboard';
};

/** The page to open after creating an account: the invitation that led there, else always onboarding, with the plan and the trade chosen on the way there. */
export const pageAfterSignUp = (search: string) => {
  const next = pageAfterSignIn(search);
  if (next === invitationPath) return next;
  const chosen = choicesIn(search) || choicesIn(next.split('?')[1]);
  return chosen ? `/onboarding?${chosen}` : '/onboarding';
};

/** The plan, its period and the trade of a query, as a query; what they may be is checked where they are used. */
const choicesIn = (search?: string) => {
  const query = new URLSearchParams(search);
  for (const [name, value] of [...query])
    if (!value || !/^(plan|period|trade)$/.test(name)) query.delete(name);
  return `${query}`;
};
