import { useState } from 'react';
import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { momentOf } from '#shared/domain/lib/local-time.ts';
import { ConfirmPress } from '../press-parts.tsx';
import type { PostDraft } from './post-draft.ts';
import { timeAt, zoneOf } from './post-time.ts';
import { usePressPost } from './posts.ts';

/** The exact words once more, and the one press that has them posted. */
export const ConfirmPost = ({
  business,
  draft,
  places,
  onPressed,
  onBack,
}: {
  business: Business;
  draft: PostDraft;
  places: readonly ProviderId[];
  onPressed: () => void;
  onBack: () => void;
}) => {
  // One press for each place, however often it has to be sent.
  const [presses] = useState(() => new Map(places.map((provider) => [provider, ulid()])));
  const press = usePressPost(business.id);
  const { id, text, call, at, replaces } = draft;
  const names = places.map((provider) => providers[provider].shortName).join(' and ');
  const post = async () => {
    for (const [provider, one] of presses)
      await press.mutateAsync({
        ...{ id, text, call, at, replaces, provider },
        ...{ press: one, kind: 'post' },
      });
    onPressed();
  };
  return (
    <div className="post-sure">
      <ConfirmPress
        words={text}
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
      </ConfirmPress>
    </div>
  );
};
