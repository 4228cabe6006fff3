import { useState } from 'react';
import { api } from '#web/core/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ActionDialog } from './user/action-dialog.tsx';

/** Dollars that one press adds to today's limit. */
const step = 10;

/** Adds to today's limit for the AI model, with a reason. */
export const RaiseModelLimit = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Raise by ${step}
      </Button>
      {isOpen && (
        <ActionDialog
          title={`Raise today’s limit by $${step}?`}
          hint="Answers go on until the new limit. Tomorrow the usual one is back."
          yes="Raise"
          act={async (reason) => {
            await api.admin.raiseModelLimit({ dollars: step, reason });
            return 'Limit raised';
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};
