import ArrowLeft from '@lucide/icons/icons/arrow-left';
import './admin.css';
import Trash2 from '@lucide/icons/icons/trash';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import type { Business } from '#shared/domain/account/business.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { tradeOf } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { type TradeName, tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { useAccount, useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BusinessTypePreviewDialog } from './business-type-preview-dialog.tsx';

type Props = {
  type: TradeName;
  businesses: readonly Business[];
  activeId: string | null;
  busy: boolean;
  onCreate: () => void;
  onSwitch: (business: Business) => void;
  onDelete: (business: Business) => void;
  onTest: () => void;
};

/** One business type, the businesses of it, and what can be done with them. */
const TypeRow = (props: Props) => (
  <li>
    <div>
      <h2>{props.type}</h2>
      {props.businesses.length > 0 && <OwnBusinesses {...props} />}
    </div>
    <span className="row-actions">
      <Button
        variant="outline"
        aria-label={`Create ${props.type}`}
        disabled={props.busy}
        onClick={props.onCreate}
      >
        Create
      </Button>
      <Button variant="outline" aria-label={`Test ${props.type}`} onClick={props.onTest}>
        Test
      </Button>
    </span>
  </li>
);

const OwnBusinesses = ({ businesses, activeId, busy, onSwitch, onDelete }: Props) => (
  <ul className="own-businesses">
    {businesses.map((business) => (
      <li key={business.id}>
        <span>{business.name}</span>
        {business.id === activeId ? (
          <span className="tag">Active</span>
        ) : (
          <Button
            variant="quiet"
            aria-label={`Switch to ${business.name}`}
            disabled={busy}
            onClick={() => onSwitch(business)}
          >
            Switch
          </Button>
        )}
        <Button
          variant="icon"
          aria-label={`Delete ${business.name}`}
          disabled={busy}
          className="btn-danger"
          onClick={() => onDelete(business)}
        >
          <Icon icon={Trash2} />
        </Button>
      </li>
    ))}
  </ul>
);

/** Businesses of each type to create, switch to, delete and test; only ever the own ones of who is signed in. */
export const TestBusinessTypesPage = () => {
  const { account, businesses } = useAccount();
  const [leaving, setLeaving] = useState<Business | null>(null);
  const [tested, setTested] = useState<TradeName | null>(null);
  const { mutate, error, isPending, variables } = useStep(() => setLeaving(null));
  return (
    <main id="main" tabIndex={-1} className="admin-main">
      <header className="row">
        <LinkButton variant="quiet" to={account.is_admin ? '/admin' : '/dashboard'}>
          <Icon icon={ArrowLeft} />
          {account.is_admin ? 'Administrator Dashboard' : 'Dashboard'}
        </LinkButton>
      </header>
      <h1>Test business types</h1>
      <p className="hint">
        Create a business of a type, switch to it, and see which starter prompts its helpers offer.
        Only your own businesses are shown, and they count toward your limit.
      </p>
      {error?.message && (
        <Notice tone="danger">
          Failed to {variables?.name} business: {error.message}
        </Notice>
      )}
      <ul className="admin-rows trade-rows">
        {tradeNames.map((type) => (
          <TypeRow
            key={type}
            type={type}
            businesses={businesses.filter((business) => tradeOf(business.type) === type)}
            activeId={account.active_business_id}
            busy={isPending}
            onCreate={() => mutate({ name: 'create', run: () => create(type) })}
            onSwitch={({ id }) =>
              mutate({ name: 'switch', run: () => api.businesses.switch({ business_id: id }) })
            }
            onDelete={setLeaving}
            onTest={() => setTested(type)}
          />
        ))}
      </ul>
      {tested && <BusinessTypePreviewDialog type={tested} onClose={() => setTested(null)} />}
      {leaving && (
        <Confirm
          title={`Delete ${leaving.name}?`}
          question="This also deletes its chats and what your helpers know about it. You can’t undo this."
          yes="Delete business"
          busy={isPending && 'Deleting...'}
          onYes={() => mutate({ name: 'delete', run: () => remove(leaving) })}
          onClose={() => setLeaving(null)}
        />
      )}
    </main>
  );
};

type Step = { name: 'create' | 'switch' | 'delete'; run: () => Promise<AccountView> };

const useStep = (done: () => void) => {
  const setAccount = useSetAccount();
  return useMutation({
    mutationFn: ({ run }: Step) => run(),
    onSuccess: setAccount,
    onSettled: done,
  });
};

const create = async (type: TradeName) => {
  const view = await api.businesses.add({
    name: `Test ${type}`,
    type,
    selected_helpers: [...helperIds],
  });
  toast('Business created');
  return view;
};

const remove = async ({ id }: Business) => {
  const view = await api.businesses.remove({ business_id: id });
  toast('Business deleted');
  return view;
};
