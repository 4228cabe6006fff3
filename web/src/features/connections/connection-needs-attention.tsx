import {
  attentionReasonTexts,
  withProviderName,
} from '#shared/domain/connections/connection-problems.ts';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import { AttentionAction } from './attention-action.tsx';

/** The one way on of a connection that stopped, on top of the page. */
export const ConnectionNeedsAttention = ({
  one,
  businessId,
}: {
  one: Extract<ConnectionView, { state: 'attention' }>;
  businessId: string;
}) => {
  const { title, advice } = attentionReasonTexts[one.reason];
  return (
    <div className="needs-you" role="alert">
      <b>{withProviderName(title, one.provider)}</b>
      <p>{withProviderName(advice, one.provider)}</p>
      <AttentionAction one={one} businessId={businessId} />
    </div>
  );
};
