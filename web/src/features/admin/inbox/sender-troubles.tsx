import type { AttentionReason } from '#shared/domain/connections/connection-problems.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { doublePayment } from '#shared/domain/plan/payments/double-payment.ts';
import { Notice } from '#web/ui/notice.tsx';
import { countText, dayText, momentText, moneyText } from '../admin-format.ts';
import type { MessageDetail, UserDetail } from '../admin-queries.ts';

type Lately = NonNullable<MessageDetail['lately']>;
/** One thing that went wrong, and since when or on which day. */
type Trouble = { readonly key: string; readonly when: string | null; readonly what: string };

const answerWords = ({ failed, refused, cut, slow }: Lately['answers'][number]) =>
  [
    failed && `${countText(failed)} failed`,
    refused && `${countText(refused)} refused`,
    cut && `${countText(cut)} cut off`,
    slow && `${countText(slow)} slow`,
  ]
    .filter(Boolean)
    .join(', ');

const connectionWords: Readonly<Record<AttentionReason, string>> = {
  'sign-in': 'has to be signed in to again',
  restored: 'has to be connected again after a restore',
  permission: 'doesn’t let this person share',
  subscription: 'subscription ended there',
  failing: 'couldn’t be read for a week',
  plan: 'isn’t in the plan anymore',
};

const troublesOf = (lately: Lately, { payments }: Pick<UserDetail, 'payments'>): Trouble[] => [
  ...lately.answers.map((day) => ({
    key: day.day,
    when: day.day,
    what: `Answers: ${answerWords(day)}`,
  })),
  ...(payments?.items ?? [])
    .filter(({ state }) => state === 'failed')
    .map(({ id, created_at, amount_cents, failure }) => ({
      key: id,
      when: created_at,
      what: [`Payment of ${moneyText(amount_cents)} failed`, failure].filter(Boolean).join(': '),
    })),
  ...lately.connections.map(({ provider, problem, since }) => ({
    key: provider,
    when: since,
    what: `${providers[provider].name} ${connectionWords[problem]}`,
  })),
];

/** What went wrong for an account lately: its answers, its payments and its connections; no words of any question. */
export const SenderTroubles = ({ lately, user }: { lately: Lately; user: UserDetail }) => {
  const twice = doublePayment(user.payments?.items ?? []);
  const troubles = troublesOf(lately, user);
  return (
    <div>
      <h3>What went wrong lately</h3>
      {twice && (
        <Notice>
          <p>
            <b>Two payments of {moneyText(twice[0].amount_cents)} within a day.</b>{' '}
            {twice.map(({ created_at }) => momentText(created_at)).join(' and ')}, both paid.
          </p>
        </Notice>
      )}
      {troubles.length > 0 ? (
        <ul className="admin-rows">
          {troubles.map(({ key, when, what }) => (
            <li key={key}>
              <div>{what}</div>
              {when && <time dateTime={when}>{dayText(when)}</time>}
            </li>
          ))}
        </ul>
      ) : (
        !twice && <p className="hint">Nothing in 60 days.</p>
      )}
    </div>
  );
};
