import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery, useAccount } from '#web/core/account.ts';
import { businessName } from '#web/core/active-business.ts';
import { api } from '#web/core/api.ts';
import { queryClient } from '#web/core/query-client.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { dayWords } from './day-words.ts';

/** Answers the offer; afterwards every page is that of the owner, or of the office without an offer, also where another tab was first or the answer was lost. */
const useAnswer = () =>
  useMutation({
    mutationFn: async (accept: boolean) => {
      await api.account.answerHandover({ accept });
      // Bills go to the new owner from now on; where this fails, the nightly run does it.
      if (accept) await api.billing.sync({}).catch(() => {});
      return accept;
    },
    onSettled: async (_, error, accept) => {
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      const office = queryClient.getQueryData(accountQuery.queryKey)?.office;
      if (!error || (accept && !office)) toast(accept ? 'It’s yours' : 'Declined');
      // The dialog, which says why it failed, is gone with the offer.
      else if (!office?.offered_until) toast(error.message);
    },
  });

/** The account that is offered to who looks at it: what taking it means, and both answers. */
export const OfferedAccount = ({ until }: { until: string }) => {
  const view = useAccount();
  const name = businessName(view);
  const owner = view.office?.owner_name || 'The owner';
  const isPaying = view.office?.offered_is_paying;
  const [asks, setAsks] = useState<boolean | null>(null);
  const answer = useAnswer();
  return (
    <section className="form-group people-offer" aria-labelledby="offer">
      <h2 id="offer">
        {owner} wants to hand {name} over to you
      </h2>
      <p>You have until {dayWords(until)}. Nothing changes until you accept.</p>
      <ul>
        <li>You own everything in {name}, and only you can delete it.</li>
        {isPaying ? (
          <>
            <li>You pay for the plan. Bills go to {view.account.email}.</li>
            <li>The card on file stays until you change it.</li>
          </>
        ) : (
          <li>You only pay if you choose a plan.</li>
        )}
        <li>{owner} stays in the office. You can remove them.</li>
      </ul>
      <div className="row">
        <Button onClick={() => setAsks(true)}>Accept</Button>
        <Button variant="outline" onClick={() => setAsks(false)}>
          Decline
        </Button>
      </div>
      {asks !== null && (
        <Confirm
          title={asks ? `Take over ${name}?` : 'Decline the offer?'}
          question={
            asks
              ? `You’re the owner right away${isPaying ? ', and you pay for the plan from now on' : ''}.`
              : `${owner} is told, and stays the owner. Nothing changes for you.`
          }
          yes={asks ? 'Accept' : 'Decline'}
          busy={answer.isPending && (asks ? 'Accepting...' : 'Declining...')}
          failure={answer.error?.message ?? null}
          onYes={() => answer.mutate(asks)}
          onClose={() => setAsks(null)}
        />
      )}
    </section>
  );
};
