import Camera from '@lucide/icons/icons/camera';
import { useState } from 'react';
import { takesPhoto } from '#shared/domain/connections/posts/post-photo.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { usePhotoInput } from '#web/ui/photo/use-photo-input.tsx';
import type { PostDraft } from './post-draft.ts';
import { shrinkPostPhoto } from './shrink-post-photo.ts';

const namesOf = (places: readonly ProviderId[]) =>
  places.map((provider) => providers[provider].shortName).join(' and ');

/** Said while a photo is made smaller. */
export const preparing = 'Preparing photo...';

/** Which of the chosen places get the photo and which the words alone, as a sentence; empty where every place gets it. */
export const whereItGoes = (chosen: readonly ProviderId[]): string => {
  const without = chosen.filter((provider) => !takesPhoto(provider));
  if (without.length === 0) return '';
  const verb = without.length === 1 ? 'gets' : 'get';
  return `The photo goes on ${namesOf(chosen.filter(takesPhoto))} only. ${namesOf(without)} ${verb} the words.`;
};

const notBack = 'We couldn’t bring back your photo. Add it again.';

/** What a form knows of its photo besides the draft: whether one is being prepared, and why there is none. */
export const usePostPhotoInput = (
  { isPhotoLost }: PostDraft,
  onChange: (photo: string | null) => void,
) => {
  const [problem, setProblem] = useState(isPhotoLost ? notBack : null);
  const { forget, ...chosen } = usePhotoInput({
    shrink: shrinkPostPhoto,
    onPhoto: onChange,
    onProblem: setProblem,
  });
  const remove = () => {
    forget();
    onChange(null);
  };
  return { ...chosen, problem, remove };
};

export type PostPhotoInput = ReturnType<typeof usePostPhotoInput>;

/** The photo that goes with a post: it is added, looked at, replaced and taken out here. */
export const PostPhoto = ({
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
          <p role="status">{preparing}</p>
          {buttons}
        </div>
      ) : photo ? (
        <div className="post-photo-kept">
          <img src={photo} alt="Goes with this post" />
          <div>
            <p className="hint">
              We made it smaller and removed the date and location. {whereItGoes(chosen)}
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
          {whereItGoes(chosen) && <p className="hint">{whereItGoes(chosen)}</p>}
        </>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
    </fieldset>
  );
};
