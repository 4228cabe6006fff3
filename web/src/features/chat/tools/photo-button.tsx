import Camera from '@lucide/icons/icons/camera';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { usePhotoInput } from './use-photo-input.tsx';

type Props = Parameters<typeof usePhotoInput>[0] & {
  hasPhoto: boolean;
  isDisabled: boolean;
  /** Said instead of asking for a photo; null where photos can be sent. */
  refusal: string | null;
};

/** Takes a photo with the camera or from a file, as the device offers it. */
export const PhotoButton = ({ hasPhoto, isDisabled, refusal, ...on }: Props) => {
  const { input, choose } = usePhotoInput(on);
  return (
    <>
      {input}
      <Button
        variant="icon"
        className="composer-tool"
        aria-label={hasPhoto ? 'Replace photo' : 'Add a photo'}
        disabled={isDisabled}
        // The input keeps the focus, and the layout stays while the finger is down.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (refusal ? on.onProblem(refusal) : choose())}
      >
        <Icon icon={Camera} />
      </Button>
    </>
  );
};
