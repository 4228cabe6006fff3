import Check from '@lucide/icons/icons/check';
import Lock from '@lucide/icons/icons/lock';
import ReceiptText from '@lucide/icons/icons/receipt-text';
import RefreshCw from '@lucide/icons/icons/refresh-cw';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AskOwnerToConnect } from './ask-owner-to-connect.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { hasProviderCapability } from './connection-capability.ts';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { updatedWords } from './updated-words.ts';
import { useSyncNow } from './use-connection-changes.ts';
import { useMayConnect } from './use-may-connect.ts';

/** Whether the owner allowed what is written, where that is asked for on its own. */
const allowedWords = (one: ConnectionView) => {
  if (one.state !== 'connected' || one.may_write === undefined) return '';
  const { shortName } = providers[one.provider];
  return one.may_write
    ? `You allowed this at ${shortName}.`
    : `${shortName} asks you the first time.`;
};

/** How a connection is doing, with its sign. */
const Status = ({ one }: { one: ConnectionView }) => {
  switch (one.state) {
    case 'not-in-plan':
      return (
        <span className="connection-quiet">
          <Icon icon={Lock} />
          On {plans[one.plan].name}
        </span>
      );
    case 'ready':
      return null;
    case 'choosing':
      return <span className="connection-bad">Waiting for your choice</span>;
    case 'connecting':
      return <span role="status">Reading for the first time...</span>;
    case 'connected':
      return (
        <>
          <span className="connection-good">
            <Icon icon={Check} />
            Working
          </span>
          <span className="fine" role="status">
            {one.updating ? 'Updating...' : updatedWords(one.updated_at, serverNow())}
          </span>
          {one.ends_at && (
            <span className="fine">
              Your sign-in there ends {formatDate(one.ends_at, { month: 'long', day: 'numeric' })}.
            </span>
          )}
        </>
      );
    case 'attention':
      return (
        <>
          <span className="connection-bad">
            <Icon icon={TriangleAlert} />
            Stopped
          </span>
          <span className="fine">{updatedWords(one.updated_at, serverNow())}</span>
          {one.readable_until && (
            <span className="fine">
              You can see what we read until{' '}
              {formatDate(one.readable_until, { month: 'long', day: 'numeric' })}.
            </span>
          )}
        </>
      );
    case 'disconnecting':
      return <span role="status">Disconnecting...</span>;
  }
};

/** The states in which there is something to disconnect. */
const hasAccess: readonly ConnectionView['state'][] = [
  'choosing',
  'connecting',
  'connected',
  'attention',
];

/** One provider: the account there, how it is doing, what is read, what is written after a press, and what can be done. */
export const ConnectionRow = ({ one, businessId }: { one: ConnectionView; businessId: string }) => {
  const [asks, setAsks] = useState<'connect' | 'disconnect' | null>(null);
  const sync = useSyncNow(businessId);
  const mayConnect = useMayConnect();
  const { provider } = one;
  const { name, account, promises } = providers[provider];
  const { reads, writes, never } = promises;
  const hasInvoices = hasProviderCapability(one, 'invoices');
  const isPublic = hasProviderCapability(one, 'reviews') || hasProviderCapability(one, 'posts');
  const close = () => setAsks(null);
  return (
    <li className="connection" aria-label={name}>
      <span className="connection-mark">
        <Icon icon={ReceiptText} />
      </span>
      <div>
        <h3>{name}</h3>
        <p>{('account' in one && one.account) || `Your ${account} there`}</p>
      </div>
      <div className="connection-state">
        <Status one={one} />
        <div className="row">
          {one.state === 'not-in-plan' && (
            <LinkButton variant="outline" to="/pricing">
              See plans
            </LinkButton>
          )}
          {one.state === 'ready' &&
            (mayConnect ? (
              <Button onClick={() => setAsks('connect')}>Connect</Button>
            ) : (
              <AskOwnerToConnect />
            ))}
          {one.state === 'connected' && (
            <Button
              variant="quiet"
              busy={(sync.isPending || one.updating) && 'Updating...'}
              onClick={() => sync.mutate(provider)}
            >
              <Icon icon={RefreshCw} />
              Update now
            </Button>
          )}
          {mayConnect && hasAccess.includes(one.state) && (
            <Button variant="quiet" onClick={() => setAsks('disconnect')}>
              Disconnect<span className="sr-only">: {name}</span>
            </Button>
          )}
        </div>
      </div>
      <dl className="connection-does">
        <Does term="We read" lines={reads} />
        <Does term="Only when you press a button" lines={writes}>
          {writes.length > 0
            ? allowedWords(one)
            : `Nothing goes into ${name}.${hasInvoices ? ' You send reminders from your own phone or email.' : ''}`}
        </Does>
        <Does term="We never" lines={never} />
      </dl>
      {sync.error && <Notice tone="danger">{sync.error.message}</Notice>}
      {hasInvoices && (one.state === 'connected' || one.state === 'attention') && (
        <p className="connection-more">
          <Link to="/dashboard/numbers">See who owes you</Link>
        </p>
      )}
      {isPublic && (one.state === 'connected' || one.state === 'attention') && (
        <p className="connection-more">
          {hasProviderCapability(one, 'reviews') && (
            <Link to="/dashboard/reviews">See your reviews</Link>
          )}
          {hasProviderCapability(one, 'posts') && <Link to="/dashboard/posts">See your posts</Link>}
        </p>
      )}
      {hasProviderCapability(one, 'events') &&
        (one.state === 'connected' || one.state === 'attention') && (
          <p className="connection-more">
            <Link to="/dashboard/week">See your week</Link>
          </p>
        )}
      {asks === 'connect' && (
        <ConnectDialog
          businessId={businessId}
          provider={provider}
          from="connections"
          onClose={close}
        />
      )}
      {asks === 'disconnect' && (
        <DisconnectDialog businessId={businessId} provider={provider} onClose={close} />
      )}
    </li>
  );
};

const Does = ({
  term,
  lines,
  children,
}: {
  term: string;
  lines: readonly string[];
  children?: ReactNode;
}) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {children}
    </dd>
  </div>
);
