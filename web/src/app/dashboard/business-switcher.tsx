import Check from '@lucide/icons/icons/check';
import ChevronsUpDown from '@lucide/icons/icons/chevrons-up-down';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount, useSetAccount } from '#web/core/account.ts';
import { activeBusiness, businessName } from '#web/core/active-business.ts';
import { api } from '#web/core/api.ts';
import { leaveAfterAsking } from '#web/core/ask-before-leaving.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The active business; owners with several can open a list to switch. */
export const BusinessSwitcher = () => {
  const view = useAccount();
  const business = activeBusiness(view) ?? view.businesses[0];
  const name = businessName(view);
  const type = business?.type;
  if (view.businesses.length < 2)
    return (
      <div className="current-business">
        <b>{name}</b>
        {type && <small>{type}</small>}
      </div>
    );
  return <Switcher name={name} type={type} />;
};

const Switcher = ({ name, type }: { name: string; type: string | undefined }) => {
  const { account } = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const change = useSwitch();
  const pick = (id: string) => {
    close();
    if (id !== account.active_business_id) leaveAfterAsking(() => change.mutate(id));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from anywhere inside
    <div
      className="business-switcher"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        close();
      }}
    >
      <button
        ref={opener}
        type="button"
        className="current-business"
        aria-expanded={isOpen}
        aria-controls={listId}
        // Not disabled, because a disabled button loses the keyboard focus.
        aria-disabled={change.isPending}
        onClick={() => change.isPending || setIsOpen(!isOpen)}
      >
        {!change.isPending && <span className="sr-only">Switch business. Current: </span>}
        <b>{change.isPending ? 'Switching...' : name}</b>
        {type && <small>{type}</small>}
        <Icon icon={ChevronsUpDown} />
      </button>
      {isOpen && <BusinessMenu id={listId} onPick={pick} />}
    </div>
  );
};

const BusinessMenu = ({ id, onPick }: { id: string; onPick: (businessId: string) => void }) => {
  const { businesses, account } = useAccount();
  return (
    <ul className="nav business-menu" id={id}>
      {businesses.map((business) => (
        <li key={business.id}>
          <button
            type="button"
            aria-current={business.id === account.active_business_id}
            onClick={() => onPick(business.id)}
          >
            <span>
              {business.name}
              <small>{business.type}</small>
            </span>
            {business.id === account.active_business_id && <Icon icon={Check} />}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Switches the active business; removes a conversation from the address, because it belongs to the former one. */
const useSwitch = () => {
  const setAccount = useSetAccount();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useMutation({
    mutationFn: (id: string) => api.businesses.switch({ business_id: id }),
    onSuccess: (view) => {
      setAccount(view);
      if (search) void navigate(pathname, { replace: true });
    },
    onError: (error) => console.warn('Couldn’t switch businesses', error.message),
  });
};
