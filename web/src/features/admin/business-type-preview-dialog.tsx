import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { TradeName } from '#shared/domain/catalogue/trades/index.ts';
import { firstRunExampleMessage } from '#shared/domain/chat/first-run-example-message.ts';
import { useAccount } from '#web/core/account.ts';
import { setPreview } from '#web/core/admin/admin-preview.ts';
import { api } from '#web/core/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { SelectField } from '#web/ui/public-fields.tsx';

type Prompt = Output<Contract['catalogue']['listPrompts']>['items'][number];

/** What is known of nobody before the first day. */
const noAnswers = { town: '', team: '', challenge: '', price: '' };

/** The message that greets an owner of a type on their first day, before they have answered anything. */
const FirstDay = ({ type }: { type: TradeName }) => {
  const business = { name: `Test ${type}`, type, country: null, currency: null };
  const pieces = firstRunExampleMessage(business, noAnswers);
  return (
    <section>
      <h3>First-day view</h3>
      <p>{pieces.map(({ kind, text }) => (kind === 'place' ? `[${text}]` : text)).join('')}</p>
    </section>
  );
};

/** Starter prompts as an owner finds them: what each is for, what it asks and what it leads to. */
const FoundPrompts = ({ prompts }: { prompts: readonly Prompt[] }) => (
  <ol className="admin-rows">
    {prompts.map(({ id, title, description, additional_inputs, defaultSpecificOutcome }) => (
      <li key={id}>
        <div>
          <b>{title}</b>
          <small>{description}</small>
          <small>
            Asks for: {additional_inputs.map(({ label }) => label).join(', ') || 'only the outcome'}
          </small>
          <small>Outcome: {defaultSpecificOutcome}</small>
        </div>
      </li>
    ))}
  </ol>
);

/** Tests a business type: what an owner of it finds on the first day and at each helper; an admin can go on in their place. */
export const BusinessTypePreviewDialog = ({
  type,
  onClose,
}: {
  type: TradeName;
  onClose: () => void;
}) => {
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
      title={`What a ${type} owner sees`}
      hint="Each helper’s first message and starter prompts."
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
              <p className="hint">
                This type has no prompts of its own, so you’re seeing the ones for Other.
              </p>
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
