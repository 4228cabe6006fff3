import { useState } from 'react';
import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import { takesPhoto } from '#shared/domain/connections/posts/post-photo.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { momentOf } from '#shared/domain/lib/local-time.ts';
import { ConfirmPublishing } from '../presses/confirm-publishing.tsx';
import type { PostDraft } from './post-draft.ts';
import { photoPlacesText } from './post-photo-field.tsx';
import { timeAt, zoneOf } from './post-time.ts';
import { usePressPost } from './use-post-changes.ts';

/** The exact words and photo once more, and the one press that has them posted. */
export const ConfirmPost = ({
  business,
  draft,
  places,
  onPressed,
  onBack,
}: {
  business: Business;
  draft: PostDraft;
  /** Where it goes and does not yet stand or wait: each place leaves the list when its press is stored. */
  places: readonly ProviderId[];
  onPressed: () => void;
  onBack: () => void;
}) => {
  // One press for each place, however often it has to be sent.
  const [presses] = useState(() => new Map(places.map((provider) => [provider, ulid()])));
  const press = usePressPost(business.id);
  const { id, text, call, photo, at, replaces } = draft;
  // While the last one is stored none is left.
  const shown = places.length > 0 ? places : [...presses.keys()];
  const names = shown.map((provider) => providers[provider].shortName).join(' and ');
  const post = async () => {
    for (const [provider, one] of presses)
      if (places.includes(provider))
        await press.mutateAsync({
          ...{ id, text, call, at, replaces, provider },
          ...{ press: one, kind: 'post', photo: takesPhoto(provider) ? photo : null },
        });
    onPressed();
  };
  return (
    <div className="post-sure">
      <ConfirmPublishing
        words={text}
        more={photo && <img className="post-picture" src={photo} alt="Goes with these words" />}
        at={names}
        confirm={at ? 'Yes, post it then' : 'Yes, post it'}
        press={press}
        // What was refused is told there.
        onConfirm={() => void post().catch(() => {})}
        onBack={onBack}
      >
        {at
          ? `It goes out ${timeAt(momentOf(at.date, at.time, zoneOf(business)).toISOString(), business)}, give or take a few minutes. You can change it or stop it until then.`
          : 'You have a minute to take it back.'}
        {photo && ` ${photoPlacesText(shown)}`}
      </ConfirmPublishing>
    </div>
  );
};
