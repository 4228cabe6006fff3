import BookOpenText from '@lucide/icons/icons/book-open-text';
import { useQuery } from '@tanstack/react-query';
import type { Business } from '#shared/domain/business.ts';
import { activeBusiness, useAccount } from '#web/account.ts';
import { memoryQuery } from '#web/memory.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState, ErrorPanel, Notice } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { AddFact } from './add-fact.tsx';
import { MemoryList } from './memory-list.tsx';
import './memory.css';
import { MemoryGate } from './memory-gate.tsx';

/** The memory of the active business, to read, correct, pause and delete. */
export const MemoryPage = () => {
  const view = useAccount();
  const business = activeBusiness(view);
  if (!business) return <h1>Business information not available</h1>;
  return <Known key={business.id} business={business} saves={view.entitlement.saves_history} />;
};

const Known = ({ business, saves }: { business: Business; saves: boolean }) => {
  const { data, error, refetch } = useQuery(memoryQuery(business.id));
  const { ref, refocus } = useRefocus<HTMLHeadingElement>();
  if (!saves && data?.items.length === 0) return <MemoryGate />;
  return (
    <div className="memory">
      <header className="page-header">
        <h1 ref={ref} tabIndex={-1}>
          What your helpers know
        </h1>
        <p>
          Facts and decisions from you and your chats about {business.name}. All your helpers read
          them before they answer. Correct what is wrong, pause what should rest, delete what should
          go.
        </p>
      </header>
      {saves && data && <AddFact businessId={business.id} />}
      {!saves && data && (
        <Notice>
          Your plan does not include memory: no helper uses this now, and nothing is added. You can
          still read, correct and delete it.
        </Notice>
      )}
      {data ? (
        data.items.length > 0 ? (
          <MemoryList businessId={business.id} items={data.items} onForgotten={refocus} />
        ) : (
          <EmptyState icon={BookOpenText} title="Nothing yet">
            <p>
              Tell a helper about your prices, your crew or your area. What lasts is noted here, so
              that you need not say it twice.
            </p>
            <LinkButton to="/dashboard">Ask a question</LinkButton>
          </EmptyState>
        )
      ) : error ? (
        <ErrorPanel
          title="This could not be loaded"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading what your helpers know..." />
      )}
    </div>
  );
};
