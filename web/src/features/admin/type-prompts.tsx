import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TradeName } from '#shared/domain/choices.ts';
import { type HelperId, helperIds } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';

/** Tests a business type: the starter prompts each helper offers to a business of it. */
export const TypePrompts = ({ type, onClose }: { type: TradeName; onClose: () => void }) => {
  const [helper, setHelper] = useState<HelperId>(helperIds[0]);
  const { data, error, refetch } = useQuery({
    queryKey: ['actions', helper, type],
    queryFn: ({ signal }) =>
      api.catalogue.listPrompts({ helper_id: helper, business_type: type }, { signal }),
  });
  return (
    <Dialog
      title={`Starter prompts for ${type}`}
      hint="What a business of this type finds at each helper."
      mark={<HelperAvatar helper={helper} />}
      onClose={onClose}
    >
      <div className="fields one-column">
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
            <ol className="admin-rows">
              {data.items.map(({ id, title, description }) => (
                <li key={id}>
                  <div>
                    <b>{title}</b>
                    <small>{description}</small>
                  </div>
                </li>
              ))}
            </ol>
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
        <Button onClick={onClose}>Close</Button>
      </footer>
    </Dialog>
  );
};
