import Phone from '@lucide/icons/icons/phone';
import type { Business } from '#shared/domain/account/business.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { Icon } from '#web/ui/icon.tsx';

/** A post about as everybody sees it. */
export const PostPreview = ({
  business,
  text,
  call,
  provider,
}: {
  business: Business;
  text: string;
  call: boolean;
  provider: ProviderId;
}) => (
  <section className="post-preview" aria-labelledby="how-it-looks">
    <h2 id="how-it-looks">How it looks</h2>
    <div className="post-card">
      <header>
        <span aria-hidden="true">{[...business.name][0]?.toUpperCase()}</span>
        <p>
          <b>{business.name}</b>
          <small>Just now</small>
        </p>
      </header>
      <p className="post-words" dir="auto">
        {text || 'Your words show up here.'}
      </p>
      {call && (
        <footer>
          <span>
            <Icon icon={Phone} />
            Call now
          </span>
        </footer>
      )}
    </div>
    <p className="fine">
      A preview. {providers[provider].shortName} may show it a little differently.
    </p>
  </section>
);
