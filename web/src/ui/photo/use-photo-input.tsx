import { type ChangeEvent, useRef, useState } from 'react';
import { cannotOpen, PhotoError } from './photo-to-jpeg.ts';

type PhotoInput<Photo> = {
  /** Makes a file small enough; throws a {@link PhotoError} for one that cannot be taken. */
  shrink: (file: File) => Promise<Photo>;
  onPhoto: (photo: Photo) => void;
  /** Says why there is no photo; null takes it back. */
  onProblem: (message: string | null) => void;
};

/**
 * One photo from the camera or a file, as the device offers it: `input` stands in the page, `choose` opens it; `take` is for
 * a file that came another way. What the owner does last counts: another choice or `forget` ends the one that `isPreparing`.
 */
export const usePhotoInput = <Photo,>({ shrink, onPhoto, onProblem }: PhotoInput<Photo>) => {
  const decisions = useRef(0);
  const [isPreparing, setIsPreparing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const decide = (prepares: boolean) => {
    onProblem(null);
    setIsPreparing(prepares);
    decisions.current += 1;
    return decisions.current;
  };
  const take = async (file: File) => {
    const now = decide(true);
    const end = (tell: () => void) => {
      if (decisions.current !== now) return;
      setIsPreparing(false);
      tell();
    };
    try {
      // One buffer: Firefox does not open a file that is still being put together.
      const whole = new File([await file.arrayBuffer()], file.name, { type: file.type });
      const photo = await shrink(whole);
      end(() => onPhoto(photo));
    } catch (error) {
      end(() => onProblem(error instanceof PhotoError ? error.message : cannotOpen));
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
    isPreparing,
    forget: () => void decide(false),
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
