import { localeOf } from '#shared/domain/account/country-conventions.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helperOfPrompt } from '#shared/domain/catalogue/helper-of-prompt.ts';
import { owedSentences } from '#shared/domain/connections/owed-sentences.ts';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import { unsubscribeHeaders } from '#shared/domain/lib/unsubscribe-headers.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { entitlementOf, isLocked } from '#shared/domain/plan/entitlement.ts';
import { checkInOf } from '#shared/domain/week/check-in/check-in.ts';
import { checkInMail } from '#shared/domain/week/check-in/check-in-mail.ts';
import type { MailFrame } from '#shared/domain/week/check-in/check-in-mail-frame.ts';
import { checkInPausedMail } from '#shared/domain/week/check-in/check-in-paused-mail.ts';
import { decideCheckIn } from '#shared/domain/week/check-in/check-in-schedule.ts';
import { stopTokenOf } from '#shared/domain/week/check-in/stop-token.ts';
import { weekBehind, weeksBefore } from '#shared/domain/week/check-in/week-numbers.ts';
import { listReceivables } from '../../connections/receivables/receivables-table.ts';
import { config } from '../../lib/config.ts';
import { isCertainlyUnsent, sendMail } from '../../lib/mail/send-mail.ts';
import type { OutgoingRateLimiter } from '../../lib/outgoing-rate-limiter.ts';
import { lastWeekLines } from '../../results/last-week-lines.ts';
import { listTasks } from '../tasks-table.ts';
import { seasonsOf } from '../today-and-seasons.ts';
import { newestWeeks } from '../week-numbers-table.ts';
import {
  changeCheckIn,
  dueAttributes,
  listedAs,
  offeredBefore,
  settingsOf,
} from './check-ins-table.ts';
import type { Due } from './due-check-ins.ts';
import { nextMailAt } from './schedule-check-in.ts';

/** The address that stops the mails of a business to one person: a page with one button, and for mail programs one click. */
const stopAddress = ({ accountId, checkIn }: Due) =>
  `${config.APP_ORIGIN}/api/check-in/stop/${stopTokenOf({
    accountId,
    businessId: checkIn.business_id,
    secret: checkIn.stop_secret,
    personId: checkIn.person_id,
  })}`;

const frameOf = (due: Due, prompt: string | null): MailFrame => {
  const { business, checkIn } = due;
  const of = `business=${business.id}`;
  const helper = prompt && helperOfPrompt(prompt);
  return {
    page: `${config.APP_ORIGIN}/dashboard/check-in?${of}`,
    money: `${config.APP_ORIGIN}/dashboard/numbers?${of}`,
    offer: helper
      ? `${config.APP_ORIGIN}/dashboard/${helper}?${of}&prompt=${encodeURIComponent(prompt)}`
      : `${config.APP_ORIGIN}/dashboard`,
    stop: stopAddress(due),
    settings: `${config.APP_ORIGIN}/dashboard/profile/calendar?${of}#check-in`,
    weekday: checkIn.weekday,
    hour: checkIn.hour,
    locale: localeOf(business.country),
    postalAddress: config.POSTAL_ADDRESS,
  };
};

type Decided = { send: 'check-in' | 'inactivity'; on: LocalDate };

/** The mail that is due, in both forms, and the prompt it offers. */
const composeMail = async (due: Due, { send, on }: Decided, now: Date) => {
  if (send === 'inactivity')
    return { ...checkInPausedMail(due.business.name, frameOf(due, null)), prompt: null };
  const { accountId, account, business, checkIn } = due;
  const entitlement = entitlementOf(account, now);
  const [tasks, weeks, seasons, receivables, results] = await Promise.all([
    listTasks(accountId, business.id, now),
    newestWeeks(accountId, business.id),
    seasonsOf(business, on),
    listReceivables(accountId, business.id, now, { consistent: false }),
    lastWeekLines({ accountId, business, plan: entitlement.plan }, on, now),
  ]);
  const made = checkInOf({
    business,
    locale: localeOf(business.country),
    timeZone: business.time_zone ?? 'UTC',
    on,
    tasks,
    numbers: weeksBefore(weeks, on),
    seasons,
    results,
    openHelpers: helperIds.filter((id) => !isLocked(id, entitlement, business.selected_helpers)),
    lastPrompt: offeredBefore(checkIn, on),
    owed: owedSentences(
      receivables,
      { ...weekBehind(on), today: on },
      localeAndCurrencyOf(business),
    ),
  });
  const { prompt } = made.offer;
  return { ...checkInMail(made, frameOf(due, prompt)), prompt };
};

type Mail = { send: 'check-in' | 'inactivity'; on: LocalDate; prompt: string | null };

const nextOf = ({ accountId, business, checkIn }: Due, lastMailOn: LocalDate | null, now: Date) =>
  dueAttributes(accountId, checkIn, nextMailAt(business, settingsOf(checkIn), lastMailOn, now));

/** What a mail was decided on: when any of it has changed meanwhile, the decision does not count. */
const seenOf = ({ checkIn }: Due) => ({
  mail: checkIn.mail,
  weekday: checkIn.weekday,
  hour: checkIn.hour,
  last_mail_on: checkIn.last_mail_on,
});

/** The fields that a claim changes, as they were. */
const before = ({ checkIn }: Due) => ({
  last_mail_on: checkIn.last_mail_on,
  asked_at: checkIn.asked_at,
  last_prompt: checkIn.last_prompt,
  last_prompt_on: checkIn.last_prompt_on,
  prompt_before: checkIn.prompt_before,
});

/**
 * Claims the right to send the mail of a day, and lists the business in its next hour, in one write: of two runs at once
 * one gets it, and a run that dies after it sends nothing more. Undefined when there is nothing to claim.
 */
const claimCheckIn = async (due: Due, { send, on, prompt }: Mail, now: Date) => {
  const { accountId, checkIn } = due;
  const claimed = await changeCheckIn(
    accountId,
    checkIn,
    {
      ...nextOf(due, on, now),
      last_mail_on: on,
      ...(send === 'inactivity'
        ? { asked_at: now.toISOString() }
        : { last_prompt: prompt, last_prompt_on: on, prompt_before: offeredBefore(checkIn, on) }),
    },
    seenOf(due),
  );
  return claimed ? { on } : undefined;
};

/** Gives a claim back after a mail that certainly did not leave; the next run tries again. */
const releaseCheckIn = async (due: Due, { on }: { on: LocalDate }) => {
  const { accountId, checkIn } = due;
  await changeCheckIn(
    accountId,
    checkIn,
    { ...before(due), gsi1pk: checkIn.gsi1pk, gsi1sk: listedAs(accountId, checkIn) },
    { last_mail_on: on, mail: true },
  );
};

/** Lists a business without a mail now in its next hour. */
const moveOn = async (due: Due, now: Date) => {
  const { accountId, checkIn } = due;
  await changeCheckIn(accountId, checkIn, nextOf(due, checkIn.last_mail_on, now), {
    ...seenOf(due),
    gsi1pk: checkIn.gsi1pk,
  });
};

const stateOf = ({ business, checkIn }: Due, { seenAt }: NonNullable<Due['reader']>) => ({
  mail: checkIn.mail,
  weekday: checkIn.weekday,
  hour: checkIn.hour,
  timeZone: business.time_zone,
  lastMailOn: checkIn.last_mail_on,
  lastSeenAt: seenAt,
  createdAt: new Date(business.created_at),
  askedAt: checkIn.asked_at ? new Date(checkIn.asked_at) : null,
});

/** Sends the mail that is due for a business, or says why there is none. In both cases the business is listed in its next hour. */
export const sendCheckIn = async (due: Due, now: Date, rateLimiter: OutgoingRateLimiter) => {
  const { reader } = due;
  if (!reader) {
    await moveOn(due, now);
    return 'no-access';
  }
  const decision = decideCheckIn(stateOf(due, reader), now);
  if (decision.send === null) {
    await moveOn(due, now);
    return decision.why;
  }
  const { prompt, ...mail } = await composeMail(due, decision, now);
  await rateLimiter();
  const claim = await claimCheckIn(due, { ...decision, prompt }, now);
  if (!claim) return 'claimed';
  try {
    await sendMail({
      to: reader.email,
      ...mail,
      once: true,
      headers: unsubscribeHeaders(stopAddress(due)),
    });
    return 'sent';
  } catch (error) {
    // What may have left is not sent again: a week without a mail is better than two mails.
    if (isCertainlyUnsent(error)) await releaseCheckIn(due, claim);
    throw error;
  }
};
