import { codes } from '#shared/contract/auth-codes.ts';
import { feature } from '../lib/http.ts';
import { ticket } from './give-code-ticket.ts';
import { showStopReset, stopResetByLink } from './stop-second-factor-reset.ts';
import { turnOffSecondFactor } from './turn-off-second-factor.ts';

export const handler = feature(codes, {
  ticket,
  recover: turnOffSecondFactor,
  showKeep: showStopReset,
  keep: stopResetByLink,
});
