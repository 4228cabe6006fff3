import ChevronRight from '@lucide/icons/icons/chevron-right';
import Lock from '@lucide/icons/icons/lock';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { isLocked } from '#shared/domain/plan/entitlement.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { prefetchHelper } from '#web/core/helper-prompts-query.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';

// Most presses open a helper.
const LockedHelperDialog = lazy(async () => ({
  default: (await import('../../features/plan/locked-helper-dialog.tsx')).LockedHelperDialog,
}));

/** All seven helpers on every plan, in rows with what each is for if asked; a locked one opens a dialog with the ways to it. */
export const HelperNavigation = ({
  inRows = false,
  children,
}: {
  inRows?: boolean;
  /** Further items after the helpers. */
  children?: ReactNode;
}) => {
  const view = useAccount();
  const [asked, setAsked] = useState<HelperId | null>(null);
  const business = activeBusiness(view);
  const selected = business?.selected_helpers ?? [];
  const words = (id: HelperId) =>
    inRows ? (
      <span>
        <b>{helpers[id].name}</b>
        <small>{helpers[id].pitch}</small>
      </span>
    ) : (
      helpers[id].name
    );
  return (
    <div>
      {!inRows && <h2>Your Helpers</h2>}
      <ul className={inRows ? 'place-rows' : 'nav'}>
        {helperIds.map((id) => (
          <li key={id}>
            {isLocked(id, view.entitlement, selected) ? (
              <button type="button" className="locked" onClick={() => setAsked(id)}>
                <HelperAvatar helper={id} />
                {words(id)}
                <Icon icon={Lock} className="lock-icon" />
                <span className="sr-only">Locked. Upgrade to unlock.</span>
              </button>
            ) : (
              <NavLink
                to={`/dashboard/${id}`}
                onPointerEnter={() => prefetchHelper(id, business?.type)}
                onFocus={() => prefetchHelper(id, business?.type)}
              >
                <HelperAvatar helper={id} />
                {words(id)}
                {inRows && <Icon icon={ChevronRight} />}
              </NavLink>
            )}
          </li>
        ))}
        {children}
      </ul>
      <Suspense>
        {asked && <LockedHelperDialog helper={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </div>
  );
};
