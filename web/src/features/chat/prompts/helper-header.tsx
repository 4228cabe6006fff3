import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { Button } from '#web/ui/button.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';

/** The helper's name and description, with a button to continue the last conversation if there is one. */
export const HelperHeader = ({
  helperId,
  onContinue,
}: {
  helperId: HelperId;
  onContinue: (() => void) | undefined;
}) => {
  const { name, field, description } = helpers[helperId];
  return (
    <div className="helper-header" data-helper={helperId}>
      <HelperAvatar helper={helperId} size="lg" />
      <div>
        <h1>{name}</h1>
        <p className="helper-field">{field}</p>
      </div>
      <p className="helper-description">{description}</p>
      {onContinue && <Button onClick={onContinue}>Continue Previous Conversation</Button>}
    </div>
  );
};
