/** The page to open after signing in: only paths of this app, so that a link cannot lead elsewhere. */
export const nextPage = (search: string) => {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : '/dashboard';
};

/** The page to open after creating an account: always onboarding, with the plan chosen on the way there. */
export const firstPage = (search: string) => {
  const chosen = planIn(search) || planIn(nextPage(search).split('?')[1] ?? '');
  return chosen ? `/onboarding?${chosen}` : '/onboarding';
};

/** The plan and period of a query, as a query; what they may be is checked where they are used. */
const planIn = (search: string) => {
  const query = new URLSearchParams(search);
  const kept = ['plan', 'period'].flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
};
