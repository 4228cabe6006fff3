import { Fragment } from 'react';
import { providers, readableDays } from '#shared/domain/connections/providers.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import type { OfferedConnections } from './if-connections-offered.tsx';

/** What is agreed about the accounts elsewhere that owners can connect. */
export const ConnectedAccounts = ({ offered }: OfferedConnections) => {
  const names = offered.map(
    (id) => `${providers[id].name} (from ${plans[providers[id].plan].name})`,
  );
  return (
    <p>
      You can connect {new Intl.ListFormat('en-US').format(names)} if you’re allowed to share what’s
      in it. We read from it, and the connection ends whenever you disconnect. If your plan no
      longer includes it, we stop reading, and delete what we read {readableDays} days later. We
      don’t run these services and can’t promise that they’re available or right.
    </p>
  );
};

/** What is read of each account elsewhere, what is kept, and until when. */
export const ConnectedData = ({ offered }: OfferedConnections) =>
  offered.map((id) => {
    const { name, privacy } = providers[id];
    return (
      <Fragment key={id}>
        <dt>If you connect {name}</dt>
        <dd>
          {privacy.reads} {privacy.keeps} {privacy.model} When you disconnect, we end our access
          there and delete what we read at once. If your plan no longer includes it, we stop
          reading, and delete it after {readableDays} days.
        </dd>
      </Fragment>
    );
  });

/** The companies that learn of a connection. */
export const ConnectedCompanies = ({ offered }: OfferedConnections) =>
  offered.map((id) => {
    const { name, privacy } = providers[id];
    return (
      <Fragment key={id}>
        <dt>{privacy.company}</dt>
        <dd>
          Only if you connect {name}. {privacy.learns}
        </dd>
      </Fragment>
    );
  });
