import type { LazyPage } from '#web/core/lazy-page.tsx';

/**
 * public: for everyone · guest: signed-in people go to their dashboard · member: signed in, onboarding done (see route-guard.ts)
 * · admin: members of the group admin.
 */
export type Access = 'public' | 'guest' | 'member' | 'admin';
/** What surrounds a page: the public header and footer, the dashboard's sidebar, or nothing. */
export type Frame = 'site' | 'dashboard' | 'bare';

export type AppRoute = {
  readonly path: string;
  readonly page: LazyPage;
  readonly title: string;
  readonly access: Access;
  readonly frame: Frame;
};
