import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import {
  communicationStyleLabels,
  companySizeLabels,
  customerTypeLabels,
} from '#shared/domain/account/business-choices.ts';
import { englishNameOf, languageName } from '#shared/domain/account/english-names-of-codes.ts';
import { writeScope } from '#shared/domain/apps/app-scopes.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { channelLabels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import type { Unit } from '#shared/domain/numbers/define-number.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { choices } from '#shared/domain/numbers/number-choices.ts';
import { createFormat, localWords } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { isNumberId, numbers } from '#shared/domain/numbers/numbers.ts';
import { nameOfOther } from '#shared/domain/people/other-people.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { winterLabels } from '../profile/business-place-options.ts';

/** All pages of what is stored about an owner, put together. */
export type Everything = Omit<Output<Contract['account']['export']>, 'next'>;

/** A line of the letter: what it is, and what it says; a value that is not there leaves the line out. */
export type Line = readonly [label: string, value: string | number | null | undefined];

/** A moment in words: "November 22, 2026 at 7:30 AM". */
export const moment = (at: string | null | undefined) =>
  at ? new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' }) : null;

/** A day in words: "November 22, 2026". */
const day = (date: string | null | undefined) =>
  date ? new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) : null;

const named = (ids: readonly (keyof typeof helpers)[]) =>
  ids.map((id) => helpers[id].name).join(', ');

/** What is stored about the account. */
export const accountLines = (
  account: NonNullable<Everything['account']>,
  google: Everything['google'],
): Line[] => [
  ['Email', account.email],
  ['Google account ID', google?.id],
  ['Google account linked', moment(google?.linked_at)],
  ['Account created', moment(account.created_at)],
  ['Plan chosen when you started', account.selected_plan && plans[account.selected_plan].name],
  ['Free trial ends', moment(account.trial_ends_at)],
  ['Paid plan', account.subscription?.plan && plans[account.subscription.plan].name],
  ['Paid until', moment(account.subscription?.current_period_end)],
  ['Stripe customer ID', account.customer_id],
  ['Page you signed up on', account.signup_page_url],
  ['Where you came from', account.referral_source ?? account.utm_source],
  ['Campaign', account.utm_campaign],
  ['Last visit', day(account.active_on)],
  ['Account ID', account.id],
];

/** What is stored about a business. */
export const businessLines = (business: Everything['businesses'][number]): Line[] => [
  ['Business type', business.type],
  ['Helpers', named(business.selected_helpers)],
  ['Main challenge', business.main_challenge],
  ['Specialty', business.industry],
  ['Business size', business.company_size && companySizeLabels[business.company_size]],
  ['Location', business.location],
  ['Country', englishNameOf(business.country, 'region')],
  ['Currency', englishNameOf(business.currency, 'currency')],
  ['Time zone', business.time_zone],
  ['Answer language', business.language && languageName(business.language)],
  ['Winters', business.winters && winterLabels[business.winters]],
  ['Your name', business.owner_name],
  ['Phone number for customers', business.phone],
  ['Website or booking page', business.website],
  ['Years in business', business.years_in_business],
  ['What you want AI to do, and not do', business.ai_usage_context],
  ['Business stage', business.phase_tag],
  ['Goals', business.selected_goals.join(', ')],
  [
    'How your helpers should write',
    business.preferred_communication_style &&
      communicationStyleLabels[business.preferred_communication_style],
  ],
  ['Anything else your helpers should know', business.operational_context],
  ['Tools you use', business.tools_software_in_use.join(', ')],
  ['How customers reach you', business.primary_service_channels.join(', ')],
  [
    'Typical customers',
    business.typical_customer_type && customerTypeLabels[business.typical_customer_type],
  ],
  ['Added', moment(business.created_at)],
  ['Last changed', moment(business.updated_at)],
];

/** What the helpers remember, a line each. */
export const memoryLine = (entry: Everything['knowledge'][number]): Line => [
  entry.kind === 'fact' ? 'Fact' : 'Decision',
  [
    `${entry.key ? `${entry.key}: ` : ''}${entry.text} (from ${entry.helper_id ? helpers[entry.helper_id].name : 'you'}, ${moment(entry.created_at)})`,
    entry.quote && `You said: “${entry.quote}”`,
    entry.paused && 'Paused. Helpers don’t use it.',
  ]
    .filter(Boolean)
    .join('\n'),
];

/** The first name of somebody else of the account, before whom `words` stand; null for oneself. */
export const personWords = (
  words: string,
  people: Everything['people'],
  by: string | undefined,
): string | null => {
  const name = nameOfOther(people, by);
  return name === undefined ? null : `${words} ${name}`;
};

/** A draft or document that was saved by name. */
export const workLine = (work: Everything['work'][number], people: Everything['people']): Line => [
  `${work.name} (${[channelLabels[work.channel].toLowerCase(), moment(work.created_at), personWords('saved by', people, work.by)].filter(Boolean).join(', ')})`,
  [work.subject && `Subject: ${work.subject}`, work.body].filter(Boolean).join('\n\n'),
];

/** A review that somebody left, with the owner's answer. */
export const reviewDataLine = (one: Everything['reviews'][number]): Line => [
  [one.name || 'Someone', `${one.stars} of 5 stars`, moment(one.at)].join(', '),
  [one.text, one.reply && `your answer: “${one.reply.text}”`].filter(Boolean).join('\n'),
];

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** What people did at a connected place, all days together. */
export const performanceLine = (one: Everything['performance'][number]): Line => [
  `${providers[one.provider].name}, ${day(one.from)} to ${day(one.on)}`,
  `${sumOf(one.calls)} calls, ${sumOf(one.directions)} direction requests, ${sumOf(one.website)} website clicks, shown ${sumOf(one.impressions)} times`,
];

/** A post of the owner's, and whether it stands. */
export const postDataLine = (one: Everything['posts'][number]): Line => [
  [
    providers[one.provider].shortName,
    one.removed_at
      ? `taken off ${moment(one.removed_at)}`
      : one.sent
        ? `posted ${moment(one.sent.at)}`
        : 'not posted yet',
  ].join(', '),
  [one.text, one.sent?.link].filter(Boolean).join('\n'),
];

/** An invoice that a customer owes for, with what the owner sent for it. */
export const receivableLine = (one: Everything['receivables'][number]): Line => {
  const format = createFormat({ locale: 'en-US', currency: one.currency });
  return [
    [one.customer || 'No name', one.number].filter(Boolean).join(', '),
    [
      `${format.money(one.balance)} of ${format.money(one.total)}`,
      `sent ${day(one.issued)}`,
      one.due && `due ${day(one.due)}`,
      ...one.reminders.map(({ on }) => `reminder sent ${day(on)}`),
      ...one.notes.map(({ on, text }) => `your note of ${day(on)}: “${text}”`),
      one.paid && `paid ${day(one.paid)}`,
    ]
      .filter(Boolean)
      .join(', '),
  ];
};

/** An account elsewhere that is connected. */
export const connectionLine = (one: Everything['connections'][number]): Line => [
  providers[one.provider].name,
  [
    one.account,
    `ID ${one.account_id}`,
    `connected ${moment(one.connected_at)}`,
    one.updated_at && `last read ${moment(one.updated_at)}`,
    one.calendar && `${one.calendar.booked.length} booked times`,
  ]
    .filter(Boolean)
    .join(', '),
];

/** An AI app that was let into a business, and what it may do. */
export const appLine = (one: Everything['apps'][number]): Line => [
  `${one.name} (${one.host})`,
  [
    one.scopes.includes(writeScope) ? 'reads this business and adds tasks' : 'reads this business',
    `connected ${moment(one.connected_at)}`,
    one.used_at ? `last used ${moment(one.used_at)}` : 'not used yet',
    `ends ${moment(one.ends_at)} if it isn’t used`,
  ].join(', '),
];

type NumberPlace = Pick<Everything['businesses'][number], 'id' | 'country' | 'currency'>;

/** A number, choice, expected payment or imported file of a business, with the unit it has on the screen. */
export const numberLine = (
  { kind, entry }: Everything['numbers'][number],
  business: NumberPlace,
): Line => {
  const style = localeAndCurrencyOf(business);
  const format = createFormat({ ...style, locale: 'en-US' });
  const words = localWords(style.locale);
  switch (kind) {
    case 'number':
      return [
        words(numbers[entry.id].label),
        `${withUnit(entry.unit, format.value(entry.unit, entry.value))}, on ${day(entry.date)}`,
      ];
    case 'choice': {
      const options: Readonly<Record<string, string>> = choices[entry.id].options;
      return [words(choices[entry.id].label), words(options[entry.value] ?? entry.value)];
    }
    case 'cash_row':
      return [
        `${entry.way === 'in' ? 'Money in' : 'Money out'}: ${entry.label}`,
        `${format.money(entry.amount)}, on ${day(entry.date)}`,
      ];
    case 'unknown': {
      const { id } = entry;
      const label = isNumberId(id) ? numbers[id].label : choices[id].label;
      return [words(label), `You said you don’t know, on ${day(entry.date)}`];
    }
    case 'left_out':
      return ['Left out of your next 13 weeks', entry.id.replace('line-', '')];
    case 'import':
      return [
        `Imported ${day(entry.date)}`,
        `${entry.rows} rows, through ${day(entry.until)}. The numbers are in the raw data.`,
      ];
  }
};

const withUnit = (unit: Unit, shown: string) => (unit === 'hours' ? `${shown} hours` : shown);
