import ArrowRight from '@lucide/icons/icons/arrow-right';
import { Link } from 'react-router-dom';
import { helperOfPrompt, type Offer } from '#shared/domain/review-prompt.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import '#web/styles/actions.css';

/** The one prompt that fits the week; it opens with its fields ready. */
export const OfferLink = ({ offer: { prompt, question, action } }: { offer: Offer }) => {
  const helper = helperOfPrompt(prompt);
  if (!helper) return null;
  return (
    <section aria-labelledby="offer">
      <h2 id="offer">One thing that fits this week</h2>
      <Link
        className="handoff"
        data-helper={helper}
        to={`/dashboard/${helper}?prompt=${encodeURIComponent(prompt)}`}
      >
        <HelperAvatar helper={helper} />
        <b>{question}</b>
        <small>{action}</small>
        <Icon icon={ArrowRight} />
      </Link>
    </section>
  );
};
