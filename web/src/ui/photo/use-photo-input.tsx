import { type ChangeEvent, type RefObject, useRef } from 'react';
import { PhotoError } from './draw-photo.ts';

export type PhotoInput<Photo> = {
  /** Makes a file small enough; throws a {@link PhotoError} for one that cannot be taken. */
  shrink: (file: File) => Promise<Photo>;
  onPhoto: (photo: Photo) => void;
  /** Says why there is no photo; null takes it back. */
  onProblem: (message: string | null) => void;
  /** How often the owner has decided about the photo: one that is still made small counts no more after the next time. */
  decisions?: RefObject<number>;
};

/** One photo from the camera or a file, as the device offers it: `input` stands in the page, `choose` opens it; `take` is for a file that came another way. */
export const usePhotoInput = <Photo,>({
  shrink,
  onPhoto,
  onProblem,
  decisions,
}: PhotoInput<Photo>) => {
  const ownDecisions = useRef(0);
  const decided = decisions ?? ownDecisions;
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    onProblem(null);
    decided.current += 1;
    const now = decided.current;
    try {
      // One buffer: Firefox does not open a file that is still being put together.
      const whole = new File([await file.arrayBuffer()], file.name, { type: file.type });
      const photo = await shrink(whole);
      if (decided.current === now) onPhoto(photo);
    } catch (error) {
      if (decided.current !== now) return;
      onProblem(error instanceof PhotoError ? error.message : 'Couldn’t read this file.');
    }
  };
  const changed = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (file) void take(file);
  };
  return {
    take,
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Photo"
        // These three, so that a phone hands over its own format as JPEG.
        accept="image/jpeg,image/png,image/webp"
        onChange={changed}
      />
    ),
  };
};
