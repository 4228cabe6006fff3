import Phone from '@lucide/icons/icons/phone';
import { useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { hasCallButton } from '#shared/domain/connections/posts/call-button.ts';
import { takesPhoto } from '#shared/domain/connections/posts/post-photo.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { Icon } from '#web/ui/icon.tsx';

/** A post about as everybody sees it, at one of the places where it goes. */
export const PostPreview = ({
  business,
  text,
  call,
  photo,
  at,
}: {
  business: Business;
  text: string;
  call: boolean;
  photo: string | null;
  at: readonly ProviderId[];
}) => {
  const [picked, setPicked] = useState<ProviderId>();
  const shown = at.find((provider) => provider === picked) ?? at[0];
  if (!shown) return null;
  return (
    <section className="post-preview" aria-labelledby="how-it-looks">
      <header>
        <h2 id="how-it-looks">How it looks</h2>
        {at.length > 1 && (
          <fieldset className="segmented-control">
            <legend className="sr-only">How it looks on</legend>
            {at.map((provider) => (
              <button
                key={provider}
                type="button"
                aria-pressed={provider === shown}
                onClick={() => setPicked(provider)}
              >
                {providers[provider].shortName}
              </button>
            ))}
          </fieldset>
        )}
      </header>
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
        {photo && takesPhoto(shown) && (
          <img className="post-picture" src={photo} alt="Under your words" />
        )}
        {call && hasCallButton(shown) && (
          <footer>
            <span>
              <Icon icon={Phone} />
              Call now
            </span>
          </footer>
        )}
      </div>
      <p className="fine">
        A preview. {providers[shown].shortName} may show it a little differently.
        {photo && !takesPhoto(shown) && ' Your photo won’t show there.'}
      </p>
    </section>
  );
};
