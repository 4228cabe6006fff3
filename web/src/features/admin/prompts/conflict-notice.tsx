import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';

/** Says that somebody else saved the prompt first, and offers both ways on. Nothing typed is lost by it. */
export const ConflictNotice = ({
  isNewer,
  onTheirs,
  onMine,
}: {
  /** Their version has been loaded. */
  isNewer: boolean;
  onTheirs: () => void;
  onMine: () => void;
}) => (
  <Notice tone="danger">
    <p>Somebody else saved this prompt while you were editing it. Your words are still here.</p>
    {isNewer && (
      <p className="row">
        <Button variant="outline" onClick={onTheirs}>
          Show their version
        </Button>
        <Button variant="outline" onClick={onMine}>
          Save mine instead
        </Button>
      </p>
    )}
  </Notice>
);
