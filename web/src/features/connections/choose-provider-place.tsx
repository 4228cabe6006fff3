import { useState } from 'react';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import type { Provider } from '#shared/domain/connections/provider-types.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useChoosePlace } from './use-connection-changes.ts';
import './connections.css';

/** After a sign-in that leads to several places: the owner says which of them is this business. Nothing is read before. */
export const ChooseProviderPlace = ({
  one: { provider, places },
  businessId,
}: {
  one: Extract<ConnectionView, { state: 'choosing' }>;
  businessId: string;
}) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = useChoosePlace(businessId, provider);
  const { shortName, account, choose: question }: Provider = providers[provider];
  return (
    <fieldset className="choose-place">
      <legend>{question}</legend>
      <p className="fine">
        You have more than one at {shortName}. We read nothing until you choose. To change it later,
        disconnect and connect again.
      </p>
      {places.map(({ remote, name: place, address }) => (
        <label key={remote}>
          <input
            type="radio"
            name={`place-${provider}`}
            checked={chosen === remote}
            onChange={() => setChosen(remote)}
          />
          <span>
            <b>{place || address || 'No name'}</b>
            {address && <small>{address}</small>}
          </span>
        </label>
      ))}
      {choose.error && <Notice tone="danger">{choose.error.message}</Notice>}
      <Button
        disabled={chosen === null}
        busy={choose.isPending && 'Saving...'}
        onClick={() => chosen !== null && choose.mutate(chosen)}
      >
        Use this {account}
      </Button>
    </fieldset>
  );
};
