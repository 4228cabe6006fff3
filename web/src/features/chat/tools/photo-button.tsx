import Camera from '@lucide/icons/icons/camera';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { LocalPhoto } from '../local-turn.ts';
import { PhotoError, shrinkPhoto } from './shrink-photo.ts';

type Props = {
  hasPhoto: boolean;
  isDisabled: boolean;
  /** Said instead of asking for a photo; null where photos can be sent. */
  refusal: string | null;
  onPhoto: (photo: Required<LocalPhoto>) => void;
  /** Says why there is no photo; null takes it back. */
  onProblem: (message: string | null) => void;
};

/** Takes a photo with the camera or from a file, as the device offers it. */
export const PhotoButton = ({ hasPhoto, isDisabled, refusal, onPhoto, onProblem }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
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
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Photo"
        // These three, so that a phone hands over its own format as JPEG.
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void choose(event)}
      />
      <Button
        variant="icon"
        className="composer-tool"
        aria-label={hasPhoto ? 'Take another photo instead' : 'Add a photo'}
        disabled={isDisabled}
        // The input keeps the focus, and the layout stays while the finger is down.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (refusal ? onProblem(refusal) : input.current?.click())}
      >
        <Icon icon={Camera} />
      </Button>
    </>
  );
};
