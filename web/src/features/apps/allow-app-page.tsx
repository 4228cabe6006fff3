import './apps.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppQuestion, RequestRefusal } from '#shared/domain/apps/app-consent-question.ts';
import { plans, trialPlan } from '#shared/domain/plan/plans.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { api } from '#web/core/api.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { appNever, appReads } from './app-permission-words.ts';

/** Where an AI app sends an owner: says who asks and what for, and lets it in only by a press of the owner. */
export const AllowAppPage = () => {
  const { search } = useLocation();
  const query = search.slice(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['app-question', query],
    queryFn: ({ signal }) => api.apps.check({ query }, { signal }),
    // Asked anew each time: an answer of before is not shown for another visit.
    gcTime: 0,
    retry: false,
  });
  if (data?.outcome === 'ask') return <Question app={data} query={query} />;
  if (data) return <Refused reason={data.reason} backUrl={data.back_url} />;
  if (error)
    return (
      <div className="allow-app">
        <h1>This app can’t connect</h1>
        <ErrorPanel
          title="Nothing was connected"
          message={error.message}
          onRetry={() => void refetch()}
        >
          <LinkButton variant="outline" to="/dashboard">
            Go to your dashboard
          </LinkButton>
        </ErrorPanel>
      </div>
    );
  return (
    <div className="allow-app">
      <h1>Connect an app</h1>
      <Spinner label="Checking who is asking..." />
    </div>
  );
};

const refusalWords: Readonly<Record<RequestRefusal, string>> = {
  'unknown-app': 'We don’t know this app, so we didn’t let it in. Nothing was shared.',
  'not-understood':
    'The app asked in a way we don’t understand, so we didn’t let it in. Nothing was shared. Try again from the app.',
  'out-of-reach':
    'We couldn’t check who is asking. Nothing was shared. Wait a minute, then try again from the app.',
};

const Refused = ({ reason, backUrl }: { reason: RequestRefusal; backUrl: string | null }) => (
  <div className="allow-app">
    <h1>This app can’t connect</h1>
    <p role="alert">{refusalWords[reason]}</p>
    <div className="row">
      <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
      {backUrl && (
        <a className="btn btn-outline" href={backUrl}>
          Back to the app
        </a>
      )}
    </div>
  </div>
);

type Asked = Extract<AppQuestion, { outcome: 'ask' }>;

const Question = ({ app, query }: { app: Asked; query: string }) => {
  const business = activeBusiness(useAccount());
  const [write, setWrite] = useState(false);
  const allow = useMutation({
    mutationFn: (businessId: string) => api.apps.approve({ business_id: businessId, query, write }),
    onSuccess: ({ url }) => location.assign(url),
  });
  if (!business) return <h1>Business information not available</h1>;
  return (
    <div className="allow-app">
      <h1>
        Let {app.name} see {business.name}?
      </h1>
      <p>
        {app.name} is an app at <b>{app.host}</b>. Only go on if you just started this there.
      </p>
      <dl className="apps-does">
        <div>
          <dt>It sees</dt>
          <dd>{appReads}</dd>
        </div>
        <div>
          <dt>It never sees</dt>
          <dd>{appNever}</dd>
        </div>
      </dl>
      {app.asks_to_write && (
        <label className="check">
          <input
            type="checkbox"
            checked={write}
            onChange={({ currentTarget }) => setWrite(currentTarget.checked)}
          />
          Also let it add tasks to your week
        </label>
      )}
      {!app.in_plan && (
        <Notice>
          <p>AI apps come with {plans[trialPlan].name}.</p>
          <LinkButton variant="outline" to="/pricing">
            See plans
          </LinkButton>
        </Notice>
      )}
      {allow.error && <Notice tone="danger">{allow.error.message}</Notice>}
      <div className="row">
        {app.in_plan && (
          <Button
            busy={(allow.isPending || allow.isSuccess) && 'Connecting...'}
            onClick={() => allow.mutate(business.id)}
          >
            Allow
          </Button>
        )}
        <a className="btn btn-outline" href={app.no_url}>
          Don’t allow
        </a>
      </div>
      <p className="fine">
        You go back to {app.returns_to}. You can remove the app at any time under Connections.
      </p>
    </div>
  );
};
