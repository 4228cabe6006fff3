import { audit } from './admin/audit.ts';
import { health } from './admin/health.ts';
import { inbox } from './admin/inbox.ts';
import { modelSpend } from './admin/model-spend-and-limit.ts';
import { promptRatings } from './admin/prompt-ratings.ts';
import { prompts } from './admin/prompts.ts';
import { statistics } from './admin/statistics.ts';
import { userActions } from './admin/user-actions.ts';
import { users } from './admin/users.ts';
import { weakPrompts } from './admin/weak-prompts.ts';

export const admin = {
  ...statistics,
  ...modelSpend,
  ...health,
  ...users,
  ...userActions,
  ...audit,
  ...inbox,
  ...prompts,
  ...weakPrompts,
  ...promptRatings,
};
