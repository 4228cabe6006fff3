import { beforeSignIn } from '#shared/contract/before-sign-in.ts';
import { feature } from '../lib/http-handler.ts';
import { ticket } from './give-code-ticket.ts';
import { showStopReset, stopResetByLink } from './stop-second-factor-reset.ts';
import { turnOffSecondFactor } from './turn-off-second-factor.ts';

export const handler = feature(beforeSignIn, {
  ticket,
  recover: turnOffSecondFactor,
  showKeep: showStopReset,
  keep: stopResetByLink,
});
