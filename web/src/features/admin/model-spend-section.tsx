import { useQuery } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel, Notice } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { failureText, moneyText } from './format.ts';
import { modelSpendQuery, useChange } from './queries.ts';
import { Section } from './section.tsx';

type ModelSpend = Output<Contract['admin']['getModelSpend']>;

/** Dollars that one press adds to today's limit. */
const step = 10;

/** What the AI model cost today; once the limit is reached nobody gets answers until it is raised here. */
export const ModelSpendSection = () => {
  const { data, error, refetch } = useQuery(modelSpendQuery);
  return (
    <Section
      title="AI model today"
      hint="Answers stop for everyone at the limit and start again at midnight UTC."
    >
      {data ? (
        <Spend {...data} />
      ) : error ? (
        <ErrorPanel message={failureText('modelSpend', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={2} />
      )}
    </Section>
  );
};

const Spend = ({ spent_dollars, limit_dollars, extra_dollars, is_stopped }: ModelSpend) => {
  const change = useChange(() => api.admin.raiseModelLimit({ dollars: step }));
  return (
    <>
      {is_stopped && (
        <Notice tone="danger">
          The limit of today is reached: questions are refused and not counted. Raise the limit to
          answer again.
        </Notice>
      )}
      {change.error && (
        <Notice tone="danger">{failureText('raiseModelLimit', change.error)}</Notice>
      )}
      <p>
        <b>{moneyText(spent_dollars * 100)}</b> of {moneyText(limit_dollars * 100)}
        {extra_dollars > 0 && `, ${moneyText(extra_dollars * 100)} of it added today`}
      </p>
      <Button
        variant="outline"
        busy={change.isPending && 'Raising...'}
        onClick={() => change.mutate(undefined)}
      >
        Raise today&apos;s limit by ${step}
      </Button>
    </>
  );
};
