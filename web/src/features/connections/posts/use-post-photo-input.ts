import { useState } from 'react';
import { usePhotoInput } from '#web/ui/photo/use-photo-input.tsx';
import type { PostDraft } from './post-draft.ts';
import { shrinkPostPhoto } from './shrink-post-photo.ts';

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
