/** The page for somebody who took their consent back at a provider: whether everything is deleted. */
import { linkPage } from '../lib/link-page.ts';
import { escapeHtml } from '../lib/mail-blocks.ts';
import { type ProviderId, providers } from './providers.ts';

/** The whole page. */
export const withdrawalPage = ({
  provider,
  isDone,
  origin,
}: {
  provider: ProviderId;
  isDone: boolean;
  origin: string;
}) => {
  const name = escapeHtml(providers[provider].name);
  const title = isDone ? 'Everything is deleted' : 'We’re deleting it now';
  const words = isDone
    ? `Sevenhands has no way into your ${name} anymore, and what we read there is deleted.`
    : `This takes a few minutes. Open this page again to see that what we read from your ${name} is gone.`;
  return linkPage({
    title,
    main: `<h1>${title}</h1>
<p>${words}</p>
<p>Your Sevenhands account is still there. You can delete it in <a href="${escapeHtml(origin)}/dashboard/account">your settings</a>.</p>`,
  });
};
