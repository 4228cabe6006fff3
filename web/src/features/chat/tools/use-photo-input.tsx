import { type ChangeEvent, useRef } from 'react';
import type { LocalPhoto } from '../local-turn.ts';
import { PhotoError, shrinkPhoto } from './shrink-photo.ts';

type Props = {
  onPhoto: (photo: Required<LocalPhoto>) => void;
  /** Says why there is no photo; null takes it back. */
  onProblem: (message: string | null) => void;
};

/** One photo from the camera or a file, as the device offers it: `input` stands in the page, `choose` opens it. */
export const usePhotoInput = ({ onPhoto, onProblem }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    onProblem(null);
    try {
      // One buffer: Firefox does not open a file that is still being put together.
      const whole = new File([await file.arrayBuffer()], file.name, { type: file.type });
      onPhoto(await shrinkPhoto(whole));
    } catch (error) {
      onProblem(error instanceof PhotoError ? error.message : 'This file could not be read.');
    }
  };
  return {
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Photo"
        // These three, so that a phone hands over its own format as JPEG.
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void take(event)}
      />
    ),
  };
};
