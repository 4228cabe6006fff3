/** The sentences of the page that says whether the product works. */

import { askedOf, wrongOf } from '#shared/domain/admin/health-counters.ts';
import type { HealthState } from '#shared/domain/admin/health-report.ts';
import { providerIds, providers } from '#shared/domain/connections/providers.ts';
import { countText, moneyText } from '../admin-format.ts';
import type { Health } from '../admin-queries.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** "Two things need you", or that none does. */
export const headline = (states: readonly HealthState[]) => {
  const hot = states.filter((state) => state === 'hot').length;
  if (hot === 0) return 'All is well';
  return hot === 1 ? 'One thing needs you' : `${numbers[hot] ?? hot} things need you`;
};

/** What each state is called for whoever does not see its mark. */
export const stateWords: Readonly<Record<HealthState, string>> = {
  hot: 'Needs you',
  warm: 'Look at it',
  fine: 'Fine',
};

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
/** "Nov 24, 9:24 AM", in the admin's own time zone. */
const momentWords = (at: string) => moment.format(new Date(at));

type Job = Health['jobs'][number];
/** What a job is called here. */
export const jobWords: Readonly<Record<Job['name'], string>> = {
  'on-reconcile': 'Plan check with Stripe',
  'on-trial-reminders': 'Trial reminders',
  'on-check-ins': 'Weekly emails',
  'on-connections-due': 'Connected accounts',
  'on-second-factor-resets': 'Resets of two-step sign-in',
  'on-reap': 'Unanswered questions',
};

/** "12.4%", of all that was asked. */
const shareWords = (part: number, whole: number) =>
  `${whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0}%`;

/** What was wrong with the answers of a day. */
export const troubleWords = (day: Health['days'][number]) => {
  const all = wrongOf(day);
  if (all === 0) return 'Every answer today came through.';
  const parts = `${countText(day.failed)} failed, ${countText(day.refused)} refused, ${countText(day.cut)} cut off`;
  return `${parts}. ${shareWords(all, askedOf(day))} of all questions.`;
};

/** How many answers of a day began late. */
export const slowWords = ({ slow, questions }: Health['days'][number]) =>
  slow === 0
    ? 'Every answer today began within 2.5 seconds.'
    : `${shareWords(slow, questions)} began after more than 2.5 seconds.`;

/** What stops at the limit of the day, and whether it has. */
export const spendWords = ({ spend }: Health) =>
  spend.is_stopped
    ? 'The limit is reached. New questions are turned away and not counted.'
    : `Answers stop for everyone at ${moneyText(spend.limit_dollars * 100)}.`;

/** Who spends most, and whether that is far more than anybody else. */
export const topWords = ({ top_accounts: [first], states }: Health) => {
  if (!first) return 'No account has spent 10 cents today.';
  const spent = `${first.email}: ${moneyText(first.dollars * 100)} for ${countText(first.calls)} AI calls today.`;
  return states.top_account === 'hot' ? `${spent} More than 3 times the next account.` : spent;
};

/** What came back of the emails of a day. */
export const mailWords = ({ mails }: Health['days'][number]) => {
  const back =
    mails.bounced + mails.returned === 0
      ? 'None came back.'
      : `${countText(mails.bounced)} wrong addresses, ${countText(mails.returned)} returned for now.`;
  return `${back} ${mails.complained === 0 ? 'No one marked us as spam.' : `${countText(mails.complained)} marked as spam.`}`;
};

/** Which job did not run or failed, or that all ran. */
export const jobsWords = ({ jobs }: Health) => {
  const silent = jobs.filter(({ is_silent }) => is_silent);
  if (silent.length)
    return silent
      .map(({ name, last_at }) => `${jobWords[name]}: not since ${momentWords(last_at ?? '')}.`)
      .join(' ');
  const failed = jobs.filter(({ failed_today }) => failed_today > 0);
  if (failed.length)
    return failed
      .map(
        ({ name, failed_today }) => `${jobWords[name]}: ${countText(failed_today)} failed today.`,
      )
      .join(' ');
  const last = jobs
    .flatMap(({ last_at }) => last_at ?? [])
    .toSorted()
    .at(-1);
  return last ? `All on time. Last one ${momentWords(last)}.` : 'No job has run yet.';
};

/** What waits in the queues and what failed for good. */
export const queueWords = ({ queues }: Health) => {
  const gaveUp = [
    ['Deletions that failed', queues.deletionsFailed],
    ['Connections that failed', queues.syncsFailed],
    ['Jobs that failed', queues.jobsFailed],
  ].flatMap(([name, count]) => (count ? [`${name}: ${countText(Number(count))}.`] : []));
  if (gaveUp.length) return gaveUp.join(' ');
  if (Object.values(queues).includes(null)) return 'Part of it didn’t answer.';
  return `${countText(queues.deletions ?? 0)} deletions and ${countText(queues.syncs ?? 0)} connections wait. Nothing failed.`;
};

/** "1 event", "12 events" */
const counted = (count: number, one: string) =>
  `${countText(count)} ${one}${count === 1 ? '' : 's'}`;

/** Which provider's accounts could not be read on a day, and whose events came late. */
export const syncWords = ({ syncs_failed, syncs_late }: Health['days'][number]) => {
  const wrong = providerIds.flatMap((id) => {
    const [failed, late] = [syncs_failed[id], syncs_late[id]];
    const parts = [
      failed > 0 && counted(failed, 'failed read'),
      late > 0 && `${counted(late, 'event')} came more than 5 minutes late`,
    ].filter(Boolean);
    return parts.length > 0 ? `${providers[id].name}: ${parts.join(', ')}.` : [];
  });
  return wrong.length > 0 ? wrong.join(' ') : 'No read failed today, and no event came late.';
};

/** Whether events of the payment provider come on time. */
export const webhookWords = ({ days, last_webhook_at }: Health) => {
  const { webhooks_late = 0, webhooks_refused = 0 } = days.at(-1) ?? {};
  const last = last_webhook_at
    ? `Last one ${momentWords(last_webhook_at)}.`
    : 'None has come in these days.';
  if (webhooks_refused > 0)
    return `${countText(webhooks_refused)} turned away today, ${countText(webhooks_late)} late. ${last}`;
  if (webhooks_late > 0)
    return `${countText(webhooks_late)} came more than 5 minutes late today. ${last}`;
  return `Every event from Stripe was on time. ${last}`;
};
