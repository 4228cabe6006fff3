import { inbox } from './admin/inbox.ts';
import { prompts } from './admin/prompts.ts';
import { statistics } from './admin/statistics.ts';
import { users } from './admin/users.ts';

export const admin = { ...statistics, ...users, ...inbox, ...prompts };
