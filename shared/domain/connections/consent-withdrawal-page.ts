/** The page for somebody who took their consent back at a provider: whether everything is deleted. */

import { escapeHtml } from '../lib/escape-html.ts';
import { linkPage } from '../lib/mail-link-page-html.ts';
import { type ProviderId, providers } from './providers.ts';

/** The whole page. */
export const consentWithdrawalPage = ({
  provider,
  isDone,
  origin,
}: {
  provider: ProviderId;
  isDone: boolean;
  origin: string;
}) => {
  const name = escapeHtml(providers[provider].name);
  const title = isDone ? 'We deleted everything' : 'We’re deleting it now';
  const words = isDone
    ? `Sevenhands can’t get into your ${name} anymore. What we read there is gone too.`
    : `Sevenhands is deleting what we read from your ${name}. Check this page again in a few minutes.`;
  return linkPage({
    title,
    main: `<h1>${title}</h1>
<p>${words}</p>
<p>You still have your Sevenhands account. You can delete it in <a href="${escapeHtml(origin)}/dashboard/account">your settings</a>.</p>`,
  });
};
