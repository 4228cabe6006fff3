import { useState } from 'react';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { LockedHelperDialog } from '#web/plan/locked-helper-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';

/** Says that the helper of this kind is not open, with every way to it. */
export const LockedKit = ({ helper }: { helper: HelperId }) => {
  const [isOpening, setIsOpening] = useState(false);
  const { name } = helpers[helper];
  return (
    <div className="wide">
      <Notice>
        <p>{name} writes this answer, and you have not opened it yet.</p>
        <Button variant="outline" onClick={() => setIsOpening(true)}>
          Open {name}
        </Button>
      </Notice>
      {isOpening && <LockedHelperDialog helper={helper} onClose={() => setIsOpening(false)} />}
    </div>
  );
};
