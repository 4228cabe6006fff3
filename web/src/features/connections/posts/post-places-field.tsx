import { Link } from 'react-router-dom';
import {
  attentionReasonTexts,
  withProviderName,
} from '#shared/domain/connections/connection-problems.ts';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { plans } from '#shared/domain/plan/plans.ts';

/** Why a place cannot take a post now, with the way on; nothing when it can. */
const Reason = ({ one }: { one: ConnectionView }) => {
  const { shortName, account } = providers[one.provider];
  const connections = <Link to="/dashboard/connections">See your connections</Link>;
  switch (one.state) {
    case 'connected':
      return null;
    case 'not-in-plan':
      return (
        <>
          Posts on {shortName} come with {plans[one.plan].name}.{' '}
          <Link to="/pricing">See plans</Link>
        </>
      );
    case 'attention':
      return (
        <>
          {withProviderName(attentionReasonTexts[one.reason].title, one.provider)} {connections}
        </>
      );
    case 'connecting':
      return `${shortName} is connecting. This takes a few seconds.`;
    case 'choosing':
      return (
        <>
          Choose your {account} first. {connections}
        </>
      );
    default:
      return (
        <>
          {shortName} is not connected. {connections}
        </>
      );
  }
};

/** Where a post goes: each place that the operator has set up, with its reason where it cannot take one. */
export const PostPlacesField = ({
  places,
  ticked,
  pressed,
  isFixed,
  onTick,
}: {
  places: readonly ConnectionView[];
  ticked: readonly ProviderId[];
  /** Where the post stands or waits already. */
  pressed: readonly ProviderId[];
  /** The post was made for its place already. */
  isFixed: boolean;
  onTick: (provider: ProviderId, isTicked: boolean) => void;
}) => (
  <fieldset className="post-where">
    <legend>Where</legend>
    <ul>
      {places.map((one) => {
        const { provider, state } = one;
        const isPressed = pressed.includes(provider);
        const isTicked = isPressed || ticked.includes(provider);
        return (
          <li key={provider}>
            <label className="check">
              <input
                type="checkbox"
                checked={isTicked}
                disabled={isFixed || isPressed || state !== 'connected'}
                onChange={() => onTick(provider, !isTicked)}
              />
              {providers[provider].shortName}
            </label>
            {isPressed ? (
              <p className="fine">It’s set for {providers[provider].shortName}. See your posts.</p>
            ) : (
              state !== 'connected' && (
                <p className="fine">
                  <Reason one={one} />
                </p>
              )
            )}
          </li>
        );
      })}
    </ul>
  </fieldset>
);
