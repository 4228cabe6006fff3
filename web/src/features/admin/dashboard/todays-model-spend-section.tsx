import { useQuery } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { failureText } from '../admin-failures.ts';
import { moneyText } from '../admin-format.ts';
import { modelSpendQuery } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { RaiseModelLimit } from '../raise-model-limit.tsx';

type ModelSpend = Output<Contract['admin']['getModelSpend']>;

/** What the AI model cost today; once the limit is reached nobody gets answers until it is raised here. */
export const TodaysModelSpendSection = () => {
  const { data, error, refetch } = useQuery(modelSpendQuery);
  return (
    <AdminSection
      title="AI spend today"
      hint="At the limit, answers stop for everyone until midnight UTC."
    >
      {data ? (
        <Spend {...data} />
      ) : error ? (
        <ErrorPanel message={failureText('modelSpend', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={2} />
      )}
    </AdminSection>
  );
};

const Spend = ({ spent_dollars, limit_dollars, extra_dollars, is_stopped }: ModelSpend) => (
  <>
    {is_stopped && (
      <Notice tone="danger">
        Today’s limit has been reached. New questions are turned away and not counted. Raise the
        limit to resume.
      </Notice>
    )}
    <p>
      <b>{moneyText(spent_dollars * 100)}</b> of {moneyText(limit_dollars * 100)}
      {extra_dollars > 0 && `, ${moneyText(extra_dollars * 100)} added today`}
    </p>
    <RaiseModelLimit />
  </>
);
