import Ellipsis from '@lucide/icons/icons/ellipsis';
import Plus from '@lucide/icons/icons/plus';
import Trash2 from '@lucide/icons/icons/trash';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import type { Business } from '#shared/domain/account/business.ts';
import { useAccount, useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { AddBusiness } from './add-business.tsx';

/** The owner's businesses: which one is active, another one, or one less. */
export const BusinessList = () => {
  const { businesses, account, office } = useAccount();
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Business | null>(null);
  // The button that was pressed is gone once the change is done.
  const { ref: heading, refocus } = useRefocus<HTMLHeadingElement>();
  const change = useChange(() => {
    setLeaving(null);
    refocus();
  });
  return (
    <section className="form-group" aria-labelledby="businesses">
      <h2 id="businesses" ref={heading} tabIndex={-1}>
        Your businesses
      </h2>
      <p className="hint">Each business has its own helpers, chats, and memory.</p>
      {businesses.length > 0 && (
        <ul className="row-list">
          {businesses.map((business) => (
            <BusinessRow
              key={business.id}
              business={business}
              isActive={business.id === account.active_business_id}
              isBusy={change.isPending}
              onSwitch={() =>
                change.mutate(() => api.businesses.switch({ business_id: business.id }))
              }
              onDelete={office ? undefined : () => setLeaving(business)}
            />
          ))}
        </ul>
      )}
      {change.error && <Notice tone="danger">{change.error.message}</Notice>}
      {!office && (
        <Button variant="outline" className="add-business" onClick={() => setIsAdding(true)}>
          <Icon icon={Plus} />
          Add business
        </Button>
      )}
      {isAdding && <AddBusiness onClose={() => setIsAdding(false)} />}
      {leaving && (
        <Confirm
          title={`Delete ${leaving.name}?`}
          question="This also deletes its chats and what your helpers know about it. You can’t undo this."
          yes="Delete business"
          busy={change.isPending && 'Deleting...'}
          onYes={() =>
            change.mutate(async () => {
              const view = await api.businesses.remove({ business_id: leaving.id });
              toast('Business deleted');
              return view;
            })
          }
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
};

type RowProps = {
  business: Business;
  isActive: boolean;
  isBusy: boolean;
  onSwitch: () => void;
  /** Undefined for who may not delete it. */
  onDelete: (() => void) | undefined;
};

const BusinessRow = ({ business, isActive, isBusy, onSwitch, onDelete }: RowProps) => (
  <li>
    <div>
      <b>{business.name}</b>
      <span className="hint">{business.type}</span>
    </div>
    {isActive ? (
      <span className="tag">Active</span>
    ) : (
      <Button variant="outline" disabled={isBusy} onClick={onSwitch}>
        Switch<span className="sr-only">: {business.name}</span>
      </Button>
    )}
    {onDelete && <BusinessMenu business={business} isBusy={isBusy} onDelete={onDelete} />}
  </li>
);

/** What is seldom done with a business. */
const BusinessMenu = ({
  business: { name },
  isBusy = false,
  onDelete,
}: {
  business: Business;
  isBusy?: boolean;
  onDelete: () => void;
}) => (
  <Menu label={`More: ${name}`} className="btn btn-icon" opener={<Icon icon={Ellipsis} />}>
    <ul className="nav">
      <li>
        <button type="button" className="btn-danger" disabled={isBusy} onClick={onDelete}>
          <Icon icon={Trash2} />
          Delete<span className="sr-only"> {name}</span>
        </button>
      </li>
    </ul>
  </Menu>
);

const useChange = (done: () => void) => {
  const setAccount = useSetAccount();
  return useMutation({
    mutationFn: (act: () => Promise<AccountView>) => act(),
    onSuccess: setAccount,
    onSettled: done,
  });
};
