import { useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import { hasCallButton } from '#shared/domain/connections/posts/call-button.ts';
import { longestPost } from '#shared/domain/connections/posts/post-limits-and-planned-time.ts';
import { takesPhoto } from '#shared/domain/connections/posts/post-photo.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmPost } from './confirm-post.tsx';
import type { PostDraft } from './post-draft.ts';
import { PostFields } from './post-fields.tsx';
import { preparingText } from './post-photo-field.tsx';
import { PostPlacesField } from './post-places-field.tsx';
import { PostPreview } from './post-preview.tsx';
import { usePostPhotoInput } from './use-post-photo-input.ts';

const blank = /\[[^\]\n]{1,60}\]/;

/** Why the words cannot go out as they are, or nothing. */
const wrongIn = (text: string) => {
  const words = text.trim();
  if (!words) return 'Write what you want to post.';
  if (words.length > longestPost) return `Make it shorter: ${longestPost} characters at most.`;
  const [open] = blank.exec(words) ?? [];
  return open ? `Fill in ${open} first.` : '';
};

type Props = {
  business: Business;
  places: readonly ConnectionView[];
  first: PostDraft;
  /** Where the post stands or waits already: only what is missing is asked for again. */
  pressed: readonly ProviderId[];
  onPressed: () => void;
};

/** The form of a post: where, the words, the button under them and when; then the exact words once more. */
export const PostForm = ({ business, places, first, pressed, onPressed }: Props) => {
  const [draft, setDraft] = useState(first);
  const can = places.filter(({ state }) => state === 'connected').map(({ provider }) => provider);
  // Each place that can take a post is ticked until the owner says otherwise.
  const [left, setLeft] = useState<readonly ProviderId[]>([]);
  const [wrong, setWrong] = useState('');
  const [isSure, setIsSure] = useState(false);
  const chosen = can
    .filter((provider) => (first.only ? provider === first.only : !left.includes(provider)))
    .filter((provider) => !pressed.includes(provider));
  const hasButton = chosen.some(hasCallButton);
  const change = (fields: Partial<PostDraft>) => setDraft((now) => ({ ...now, ...fields }));
  const photoInput = usePostPhotoInput(first, (photo) => change({ photo }));
  const photo = chosen.some(takesPhoto) ? draft.photo : null;
  const isPreparing = photoInput.isPreparing && chosen.some(takesPhoto);
  const review = () => {
    if (isPreparing) return;
    // It waits everywhere already.
    if (pressed.length > 0 && chosen.length === 0) return onPressed();
    const said = chosen.length === 0 ? 'Choose where it goes.' : wrongIn(draft.text);
    setWrong(said);
    setIsSure(said === '');
  };
  return (
    <div className="post-writing">
      {isSure ? (
        <ConfirmPost
          business={business}
          draft={{ ...draft, text: draft.text.trim(), call: draft.call && hasButton, photo }}
          places={chosen}
          onPressed={onPressed}
          onBack={() => setIsSure(false)}
        />
      ) : (
        <form
          className="post-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            review();
          }}
        >
          <PostPlacesField
            places={places}
            ticked={chosen}
            pressed={pressed}
            isFixed={first.only !== undefined}
            onTick={(provider, isTicked) =>
              setLeft(isTicked ? left.filter((other) => other !== provider) : [...left, provider])
            }
          />
          <PostFields
            business={business}
            draft={{ ...draft, photo }}
            chosen={chosen}
            photoInput={photoInput}
            wrong={wrong}
            onChange={change}
          />
          <p className="row">
            <Button type="submit" disabled={can.length === 0} busy={isPreparing && preparingText}>
              {draft.replaces ? 'Check the change' : 'Check and post'}
            </Button>
          </p>
          {can.length === 0 && <Notice>Nothing you connected can post right now.</Notice>}
        </form>
      )}
      <PostPreview
        business={business}
        text={draft.text.trim()}
        call={draft.call}
        photo={draft.photo}
        at={chosen.length > 0 ? chosen : places.slice(0, 1).map(({ provider }) => provider)}
      />
    </div>
  );
};
