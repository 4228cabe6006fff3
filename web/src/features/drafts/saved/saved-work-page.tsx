import Bookmark from '@lucide/icons/icons/bookmark';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { workQuery } from '../saved-work-query.ts';
import './work.css';

/** What draws drafts is asked for beside what was saved, which takes as long. */
const list = lazyPage(() => import('./work-list.tsx'), 'WorkList');
void list.preload().catch(() => {});

/** The drafts and documents saved for the active business: to find, send again, redo and delete. */
export const SavedWorkPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  return <Saved key={business.id} business={business} />;
};

const Saved = ({ business }: { business: Business }) => {
  const { data, error, refetch } = useQuery(workQuery(business.id));
  const { ref, refocus } = useRefocus<HTMLHeadingElement>();
  return (
    <div className="work">
      <header className="page-header">
        <h1 ref={ref} tabIndex={-1}>
          Saved work
        </h1>
        <p>
          Texts, emails, and documents you saved for {business.name}. They stay here even if you
          clear the chat.
        </p>
      </header>
      {data ? (
        data.items.length > 0 ? (
          <Suspense fallback={<Spinner label="Loading your saved work..." />}>
            <list.View business={business} items={data.items} onRemoved={refocus} />
          </Suspense>
        ) : (
          <EmptyState icon={Bookmark} title="Nothing saved yet">
            <p>
              When a helper writes something you’ll want again, tap the bookmark next to its title.
              It’ll be saved here.
            </p>
            <LinkButton to="/dashboard">Ask a question</LinkButton>
          </EmptyState>
        )
      ) : error ? (
        <ErrorPanel
          title="Couldn’t load your saved work"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading your saved work..." />
      )}
    </div>
  );
};
