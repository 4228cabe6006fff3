import './quotes.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FollowedQuote } from '#shared/domain/results/followed-quote-schema.ts';
import type { QuoteOutcome } from '#shared/domain/results/quote-outcomes.ts';
import { quotesToAsk, saidOf } from '#shared/domain/results/quote-rules.ts';
import { dayName, writtenValue } from './days-and-values-as-text.ts';
import { quotesQuery } from './quotes-query.ts';
import { useSayQuoteOutcome } from './use-say-quote-outcome.ts';

const words: Readonly<Record<QuoteOutcome, string>> = {
  won: 'Won',
  lost: 'Lost',
  open: 'Still open',
};
/** In the order they are offered. */
const offered = Object.keys(words) as QuoteOutcome[];

type ButtonsProps = {
  businessId: string;
  id: string;
  /** Null until somebody has said something. */
  outcome: QuoteOutcome | null;
  label: string;
};

const OutcomeButtons = ({ businessId, id, outcome, label }: ButtonsProps) => {
  const { mutate, isPending, variables } = useSayQuoteOutcome(businessId);
  const shown = isPending ? variables.outcome : outcome;
  return (
    <fieldset className="segmented-control quote-outcome">
      <legend className="sr-only">{label}</legend>
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === shown}
          disabled={isPending}
          onClick={() => mutate({ id, outcome: one, seen: outcome })}
        >
          {words[one]}
        </button>
      ))}
    </fieldset>
  );
};

/** Quotes, each with the question what became of it. */
export const QuoteRows = ({
  businessId,
  quotes,
}: {
  businessId: string;
  quotes: readonly FollowedQuote[];
}) => (
  <ul className="quote-rows">
    {quotes.map((quote) => (
      <li key={quote.id}>
        <span>
          <b>{quote.title}</b>
          <small>
            {quote.amount !== null && `${writtenValue(quote, quote.amount)} · `}
            Followed up {dayName(quote.sent_on)}
          </small>
        </span>
        <OutcomeButtons
          businessId={businessId}
          id={quote.id}
          outcome={saidOf(quote)}
          label={`Did you win it? ${quote.title}`}
        />
      </li>
    ))}
  </ul>
);

/** Beside a follow-up that was sent: what became of the quote, in one tap. */
export const SentQuoteQuestion = ({ businessId, id }: { businessId: string; id: string }) => {
  const { data = [] } = useQuery(quotesQuery(businessId));
  const quote = data.find((one) => one.id === id);
  return (
    <span className="sent-quote">
      <span>Did you win it?</span>
      <OutcomeButtons
        businessId={businessId}
        id={id}
        outcome={quote ? saidOf(quote) : null}
        label="Did you win this quote?"
      />
    </span>
  );
};

/** In the weekly check-in: at most three open quotes; what was answered stays until the page is left. */
export const CheckInQuoteQuestions = ({ businessId, on }: { businessId: string; on: string }) => {
  const { data } = useQuery(quotesQuery(businessId));
  return data ? <Asked businessId={businessId} on={on} quotes={data} /> : null;
};

const Asked = ({
  businessId,
  on,
  quotes,
}: {
  businessId: string;
  on: string;
  quotes: readonly FollowedQuote[];
}) => {
  const [ids] = useState(() => quotesToAsk(quotes, on).map(({ id }) => id));
  const asked = quotes.filter(({ id }) => ids.includes(id));
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="asked-quotes">
      <h2 id="asked-quotes">
        {asked.length === 1 ? 'Did you win this quote?' : 'Did you win these quotes?'}
      </h2>
      <QuoteRows businessId={businessId} quotes={asked} />
    </section>
  );
};
