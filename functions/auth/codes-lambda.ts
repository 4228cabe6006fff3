import { codes } from '#shared/contract/auth.ts';
import { feature } from '../lib/http.ts';
import { ticket } from './give-code-ticket.ts';
import { recover } from './recover-second-factor.ts';
import { keep, showKeep } from './stop-reset-link.ts';

export const handler = feature(codes, { ticket, recover, showKeep, keep });
