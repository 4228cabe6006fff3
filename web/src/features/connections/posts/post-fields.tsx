import type { Business } from '#shared/domain/account/business.ts';
import { hasCallButton } from '#shared/domain/connections/posts/call-button.ts';
import { longestPost } from '#shared/domain/connections/posts/post-limits-and-planned-time.ts';
import { takesPhoto } from '#shared/domain/connections/posts/post-photo.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { TextAreaField } from '#web/ui/public-fields.tsx';
import type { PostDraft } from './post-draft.ts';
import { PostPhotoField } from './post-photo-field.tsx';
import { PostTimeField } from './post-time-field.tsx';
import type { PostPhotoInput } from './use-post-photo-input.ts';

/** So many characters a reader sees before "more". */
const shownFirst = 80;

/** The places of a post that have a button to call, as a sentence names them. */
const withCallButton = (chosen: readonly ProviderId[]) =>
  chosen
    .filter(hasCallButton)
    .map((provider) => providers[provider].shortName)
    .join(' and ');

/** What a post is made of: the words, the photo, the button under them and when it goes. */
export const PostFields = ({
  business,
  draft,
  chosen,
  photoInput,
  wrong,
  onChange,
}: {
  business: Business;
  draft: PostDraft;
  chosen: readonly ProviderId[];
  photoInput: PostPhotoInput;
  /** Why it cannot go out as it is. */
  wrong: string;
  onChange: (fields: Partial<PostDraft>) => void;
}) => (
  <>
    <TextAreaField
      label="Text"
      rows={6}
      value={draft.text}
      descriptiveText={`${draft.text.trim().length} of ${longestPost} characters. People see about the first ${shownFirst} before “more”.`}
      hasError={wrong !== ''}
      errorMessage={wrong}
      onChange={({ target }) => onChange({ text: target.value })}
    />
    {chosen.some(takesPhoto) && (
      <PostPhotoField photo={draft.photo} chosen={chosen} input={photoInput} />
    )}
    {chosen.some(hasCallButton) && (
      <label className="check">
        <input
          type="checkbox"
          checked={draft.call}
          onChange={({ target }) => onChange({ call: target.checked })}
        />
        Put a “Call now” button under it
        {chosen.length > 1 && ` on ${withCallButton(chosen)}`}
      </label>
    )}
    <PostTimeField business={business} at={draft.at} onChange={(at) => onChange({ at })} />
  </>
);
