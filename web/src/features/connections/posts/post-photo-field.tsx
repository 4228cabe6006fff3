import Camera from '@lucide/icons/icons/camera';
import { takesPhoto } from '#shared/domain/connections/posts/post-photo.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PostPhotoInput } from './use-post-photo-input.ts';

const namesOf = (places: readonly ProviderId[]) =>
  places.map((provider) => providers[provider].shortName).join(' and ');

/** Said while a photo is made smaller. */
export const preparingText = 'Preparing photo...';

/** Which of the chosen places get the photo and which the words alone, as a sentence; empty where every place gets it. */
export const photoPlacesText = (chosen: readonly ProviderId[]): string => {
  const without = chosen.filter((provider) => !takesPhoto(provider));
  if (without.length === 0) return '';
  const verb = without.length === 1 ? 'gets' : 'get';
  return `The photo goes on ${namesOf(chosen.filter(takesPhoto))} only. ${namesOf(without)} ${verb} the words.`;
};

/** The photo that goes with a post: it is added, looked at, replaced and taken out here. */
export const PostPhotoField = ({
  photo,
  chosen,
  input: { input, choose, isPreparing, problem, remove },
}: {
  photo: string | null;
  chosen: readonly ProviderId[];
  input: PostPhotoInput;
}) => {
  const buttons = (
    <p className="row">
      <Button variant="quiet" onClick={choose}>
        Another photo
      </Button>
      <Button variant="quiet" onClick={remove}>
        Remove
        <span className="sr-only"> the photo</span>
      </Button>
    </p>
  );
  return (
    <fieldset className="post-photo">
      <legend>Photo</legend>
      {input}
      {isPreparing ? (
        <div className="post-photo-coming">
          <p role="status">{preparingText}</p>
          {buttons}
        </div>
      ) : photo ? (
        <div className="post-photo-kept">
          <img src={photo} alt="Goes with this post" />
          <div>
            <p className="hint">
              We made it smaller and removed the date and location. {photoPlacesText(chosen)}
            </p>
            {buttons}
          </div>
        </div>
      ) : (
        <>
          <p>
            <Button variant="outline" onClick={choose}>
              <Icon icon={Camera} />
              Add a photo
            </Button>
          </p>
          {photoPlacesText(chosen) && <p className="hint">{photoPlacesText(chosen)}</p>}
        </>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
    </fieldset>
  );
};
