import ShieldCheck from '@lucide/icons/icons/shield-check';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Problem } from '#shared/contract/problem.ts';
import { TwoStepDialog } from '#web/two-step/two-step-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/panels.tsx';
import { root } from './queries.ts';

/** Whether the server keeps the area closed until this admin signs in with a second factor: any of its answers says so. */
export const useSecondFactorNeeded = () => {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(cache.subscribe, () =>
    cache
      .findAll({ queryKey: root })
      .some(
        ({ state: { error } }) => error instanceof Problem && error.code === 'second-factor-needed',
      ),
  );
};

/** What stands in the area's place until then, with the way in. */
export const SecondFactorNeeded = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <EmptyState icon={ShieldCheck} title="Admins need two-step sign-in">
        <p>
          A password alone does not open this area. Set up an authenticator app on your phone, then
          sign in again with a code.
        </p>
        <Button onClick={() => setIsOpen(true)}>Set it up</Button>
      </EmptyState>
      {isOpen && <TwoStepDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};
