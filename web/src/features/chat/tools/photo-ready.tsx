import X from '@lucide/icons/icons/x';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { LocalPhoto } from '../local-turn.ts';

/** The photo that goes along with the next question. */
export const PhotoReady = ({ photo, onRemove }: { photo: LocalPhoto; onRemove: () => void }) => (
  <div className="shot full">
    <img src={photo.thumbnail} alt="Goes along with your question" />
    <b>Photo ready</b>
    <small>
      Made small. Where and when it was taken is removed. What it shows goes to the AI provider.
    </small>
    <Button variant="icon" aria-label="Remove the photo" onClick={onRemove}>
      <Icon icon={X} />
    </Button>
  </div>
);
