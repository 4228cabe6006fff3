/** The page to open after signing in: only paths of this app, so that a link cannot lead elsewhere. */
export const nextPage = (search: string) => {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : '/dashboard';
};
