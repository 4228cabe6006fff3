import Camera from '@lucide/icons/icons/camera';
import { useState } from 'react';
import { takesPhoto } from '#shared/domain/connections/posts/post-photo.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { usePhotoInput } from '#web/ui/photo/use-photo-input.tsx';
import { shrinkPostPhoto } from './shrink-post-photo.ts';

const namesOf = (places: readonly ProviderId[]) =>
  places.map((provider) => providers[provider].shortName).join(' and ');

/** Which of the chosen places get the photo and which the words alone, as a sentence; empty where every place gets it. */
export const whereItGoes = (chosen: readonly ProviderId[]): string => {
  const without = chosen.filter((provider) => !takesPhoto(provider));
  if (without.length === 0) return '';
  const verb = without.length === 1 ? 'gets' : 'get';
  return `The photo goes on ${namesOf(chosen.filter(takesPhoto))} only. ${namesOf(without)} ${verb} the words.`;
};

/** The photo that goes with a post: it is added, looked at, replaced and taken out here. */
export const PostPhoto = ({
  photo,
  chosen,
  onChange,
}: {
  photo: string | null;
  chosen: readonly ProviderId[];
  onChange: (photo: string | null) => void;
}) => {
  const [problem, setProblem] = useState<string | null>(null);
  const { input, choose } = usePhotoInput({
    shrink: shrinkPostPhoto,
    onPhoto: onChange,
    onProblem: setProblem,
  });
  return (
    <fieldset className="post-photo">
      <legend>Photo</legend>
      {input}
      {photo ? (
        <div className="post-photo-kept">
          <img src={photo} alt="Goes with this post" />
          <div>
            <p className="hint">
              We made it smaller and removed the date and location. {whereItGoes(chosen)}
            </p>
            <p className="row">
              <Button variant="quiet" onClick={choose}>
                Another photo
              </Button>
              <Button variant="quiet" onClick={() => onChange(null)}>
                Remove
                <span className="sr-only"> the photo</span>
              </Button>
            </p>
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
