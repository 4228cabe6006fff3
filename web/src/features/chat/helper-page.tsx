import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { type HelperId, isHelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { isLocked } from '#shared/domain/plan/entitlement.ts';
import { planWhoseLimitsApply } from '#shared/domain/plan/plan-whose-limits-apply.ts';
import { opensEveryHelper } from '#shared/domain/plan/plans.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { useTitle } from '#web/core/document-title.ts';
import { helperContentQuery } from '#web/core/helper-prompts-query.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/error-and-empty-panels.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { HelperPromptsOrChat } from './helper-prompts-or-chat.tsx';

// Only a locked helper shows it.
const HelperGate = lazy(async () => ({
  default: (await import('#web/features/plan/helper-gate.tsx')).HelperGate,
}));

/** A helper's page: its prompts and its chat, or the upgrade gate when it is locked. */
export const HelperPage = () => {
  const { helperId } = useParams();
  const [search] = useSearchParams();
  const view = useAccount();
  const business = activeBusiness(view);
  useTitle(isHelperId(helperId) ? helpers[helperId].name : 'Helper not found');
  if (!isHelperId(helperId)) return <Missing title="Helper not found" />;
  if (!business) return <Missing title="Business information not available" />;
  const showsGate = search.get('locked') === 'true' && !opensEveryHelper(view.entitlement.plan);
  if (showsGate || isLocked(helperId, view.entitlement, business.selected_helpers))
    return <Locked helperId={helperId} business={business} />;
  return <Room helperId={helperId} business={business} />;
};

const Missing = ({ title }: { title: string }) => (
  <EmptyState title={title} level={1}>
    <LinkButton to="/dashboard">Back to dashboard</LinkButton>
  </EmptyState>
);

const LockedChat = lazy(async () => ({
  default: (await import('./chats-of-locked-helper.tsx')).LockedChat,
}));

const LockedChats = lazy(async () => ({
  default: (await import('./chats-of-locked-helper.tsx')).LockedChats,
}));

/** The gate of a locked helper; a saved chat that the address names is shown to read. */
const Locked = ({ helperId, business }: { helperId: HelperId; business: Business }) => {
  const [search] = useSearchParams();
  const id = search.get('memoryId');
  if (!id) return <Gate helperId={helperId} businessId={business.id} />;
  return (
    <Suspense fallback={<Spinner />}>
      <LockedChat id={id} helperId={helperId} business={business} />
    </Suspense>
  );
};

const Gate = ({ helperId, businessId }: { helperId: HelperId; businessId: string }) => {
  const { account, entitlement } = useAccount();
  const { plan } = entitlement;
  const { data } = useQuery(helperContentQuery(helperId));
  // Who was always on Free has no saved chats to ask for.
  const mayHaveChats =
    entitlement.saves_history || account.trial_ends_at !== null || account.subscription !== null;
  return (
    <Suspense fallback={<Spinner />}>
      <HelperGate
        helperName={helpers[helperId].name}
        plan={planWhoseLimitsApply(plan)}
        prompts={data?.quickStarts.map(({ title }) => title) ?? []}
      >
        {mayHaveChats && (
          <Suspense>
            <LockedChats helperId={helperId} businessId={businessId} />
          </Suspense>
        )}
      </HelperGate>
    </Suspense>
  );
};

const Room = ({ helperId, business }: { helperId: HelperId; business: Business }) => {
  const [search] = useSearchParams();
  const memoryId = search.get('memoryId');
  return (
    <HelperPromptsOrChat
      key={`${helperId} ${business.id}`}
      helperId={helperId}
      business={business}
      memoryId={memoryId}
    />
  );
};
