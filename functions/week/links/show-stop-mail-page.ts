import { links } from '#shared/contract/week/secret-links.ts';
import { stopPage } from '#shared/domain/week/check-in/stop-page.ts';
import { config } from '../../lib/config.ts';
import { handle } from '../../lib/http-handler.ts';

/** The page behind the link of a mail. It changes nothing, since programs that look for viruses open links too, and looks the same for every address. */
export const showStopMailPage = handle(links.showStop, async ({ token }) =>
  stopPage({ origin: config.APP_ORIGIN, token, isStopped: false }),
);
