import './apps.css';
import Copy from '@lucide/icons/icons/copy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConnectedApp } from '#shared/domain/apps/connected-app.ts';
import { plans, trialPlan } from '#shared/domain/plan/plans.ts';
import { useConfig } from '#web/core/config.ts';
import { copyToClipboard } from '#web/core/copy-to-clipboard.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { toast } from '#web/core/toast.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { TextField } from '#web/ui/public-fields.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { appNever, appReads, scopeWords } from './app-permission-words.ts';
import { appsQuery, useRemoveApp } from './apps-query.ts';

/** The AI apps of a business: how to connect one, which are connected, when each was used, and how it is removed. Nothing where the stage has none. */
export const AppsSection = ({ businessId }: { businessId: string }) =>
  useConfig()?.apps ? <Apps businessId={businessId} /> : null;

const Apps = ({ businessId }: { businessId: string }) => {
  const { data, error, refetch } = useQuery(appsQuery(businessId));
  const { ref, refocus } = useRefocus<HTMLHeadingElement>();
  return (
    <section className="apps" aria-labelledby="apps">
      <h2 id="apps" ref={ref} tabIndex={-1}>
        AI apps
      </h2>
      <p>Let an app like Claude or ChatGPT look at your business and answer questions about it.</p>
      <dl className="apps-does">
        <div>
          <dt>It sees</dt>
          <dd>{appReads}</dd>
        </div>
        <div>
          <dt>Only if you allow it</dt>
          <dd>It adds tasks to your week.</dd>
        </div>
        <div>
          <dt>It never sees</dt>
          <dd>{appNever}</dd>
        </div>
      </dl>
      {error && (
        <ErrorPanel
          title="Couldn’t load your AI apps"
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Spinner label="Loading your AI apps..." />}
      {data && (
        <>
          <AppList
            apps={data.apps}
            inPlan={data.in_plan}
            businessId={businessId}
            onRemoved={refocus}
          />
          {data.in_plan ? <HowTo address={data.address} /> : <OtherPlan />}
        </>
      )}
    </section>
  );
};

const OtherPlan = () => (
  <div className="apps-plan">
    <p>AI apps come with {plans[trialPlan].name}.</p>
    <LinkButton variant="outline" to="/pricing">
      See plans
    </LinkButton>
  </div>
);

const HowTo = ({ address }: { address: string }) => (
  <div className="apps-address">
    <TextField
      label="To connect an app, add this address there as a connector"
      readOnly
      value={address}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <Button variant="outline" onClick={() => void copyToClipboard(address)}>
      <Icon icon={Copy} />
      Copy address
    </Button>
  </div>
);

type ListProps = {
  apps: readonly ConnectedApp[];
  inPlan: boolean;
  businessId: string;
  onRemoved: () => void;
};

const AppList = ({ apps, inPlan, businessId, onRemoved }: ListProps) => {
  const [leaving, setLeaving] = useState<ConnectedApp | null>(null);
  const remove = useRemoveApp(businessId);
  const close = () => {
    setLeaving(null);
    remove.reset();
    onRemoved();
  };
  if (apps.length === 0) return inPlan && <p className="fine">No app is connected yet.</p>;
  return (
    <>
      {!inPlan && <p role="status">These apps can’t see anything while you’re on this plan.</p>}
      <ul className="app-list">
        {apps.map((app) => (
          <li key={app.id}>
            <div>
              <b>{app.name}</b> <span className="fine">{app.host}</span>
              <p className="fine">
                {scopeWords(app.scopes)}. Connected {dayOf(app.connected_at)}.{' '}
                {app.used_at ? `Last used ${dayOf(app.used_at)}.` : 'Not used yet.'}
              </p>
            </div>
            <Button variant="quiet" onClick={() => setLeaving(app)}>
              Remove<span className="sr-only">: {app.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {leaving && (
        <Confirm
          title={`Remove ${leaving.name}?`}
          question="It can’t see your business any more. Tasks it added stay. You can connect it again at any time."
          yes="Remove"
          no="Keep it"
          busy={remove.isPending && 'Removing...'}
          failure={remove.error?.message ?? null}
          onYes={() =>
            remove.mutate(leaving.id, {
              onSuccess: () => {
                close();
                toast('Removed');
              },
            })
          }
          onClose={close}
        />
      )}
    </>
  );
};

const dayOf = (moment: string) => formatDate(moment, { dateStyle: 'medium' });
