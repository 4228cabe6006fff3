import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TradeName } from '#shared/domain/choices.ts';
import { type HelperId, helperIds } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { useAccount } from '#web/account.ts';
import { api } from '#web/api.ts';
import { setPreview } from '#web/preview.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { FirstDay, FoundPrompts } from './type-finds.tsx';

/** Tests a business type: what an owner of it finds on the first day and at each helper; an admin can go on in their place. */
export const TypePrompts = ({ type, onClose }: { type: TradeName; onClose: () => void }) => {
  const [helper, setHelper] = useState<HelperId>(helperIds[0]);
  const { account } = useAccount();
  const navigate = useNavigate();
  const preview = () => {
    setPreview({ plan: 'trial', business_type: type });
    void navigate('/dashboard');
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['actions', helper, type],
    queryFn: ({ signal }) =>
      api.catalogue.listPrompts({ helper_id: helper, business_type: type }, { signal }),
  });
  return (
    <Dialog
      title={`What an owner finds: ${type}`}
      hint="The first message and the starter prompts of each helper."
      mark={<HelperAvatar helper={helper} />}
      onClose={onClose}
    >
      <div className="fields one-column">
        <FirstDay type={type} />
        <SelectField
          label="Helper"
          value={helper}
          data-autofocus
          onChange={({ target }) => setHelper(target.value as HelperId)}
        >
          {helperIds.map((id) => (
            <option key={id} value={id}>
              {helpers[id].name}
            </option>
          ))}
        </SelectField>
        {data ? (
          <>
            {data.business_type !== type && (
              <p className="hint">This type has none of its own, so those of Other are shown.</p>
            )}
            <FoundPrompts prompts={data.items} />
          </>
        ) : error ? (
          <ErrorPanel
            message={`Error loading helper actions: ${error.message}`}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </div>
      <footer>
        {account.is_admin && (
          <Button variant="outline" onClick={preview}>
            Open the app as this owner
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </footer>
    </Dialog>
  );
};
