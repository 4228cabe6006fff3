/** One day of a stage under attack, minute by minute, by the product's own rules. */
import { stageSettings } from '#infra/stages.ts';
import { isAccountSpent, isPayer, spenderOf } from '#shared/domain/plan/account-spend.ts';
import { questionsPerMinute } from '#shared/domain/plan/plans.ts';
import { isModelBudgetSpent } from '#shared/domain/plan/stage-model-budget.ts';
import { modelDollars } from './cost-page.ts';

/** What a question costs with the model, in millionths of a dollar, as docs/cost.md says. */
const questionMicrodollars = Math.round(modelDollars * 1e6);
const minutes = 24 * 60;

/** Questions of honest owners in the day, evenly spread: those who pay, and those on Free and trial. */
const honest = { payers: 2000, others: 1500 } as const;

type Kind = { plan: 'free' | 'essentials' | 'pro'; is_trial: boolean };
const kinds = {
  free: { plan: 'free', is_trial: false },
  trial: { plan: 'pro', is_trial: true },
} as const satisfies Record<string, Kind>;

export type Attack = { who: string; accounts: Partial<Record<keyof typeof kinds, number>> };

export const attacks: readonly Attack[] = [
  { who: 'nobody', accounts: {} },
  { who: 'one stranger with one account on trial', accounts: { trial: 1 } },
  { who: 'one stranger with a hundred addresses of one mailbox', accounts: { trial: 1, free: 99 } },
  { who: 'a hundred mailboxes on Free', accounts: { free: 100 } },
  { who: 'a hundred mailboxes on trial', accounts: { trial: 100 } },
  { who: 'a thousand mailboxes on trial', accounts: { trial: 1000 } },
];

const { openai } = stageSettings.prod;
const budget = { dailyDollars: openai.dailyDollars, reservedShare: openai.reservedShare };

/** Plays a day in which every account of the attack asks as often as it may from midnight on. */
export const playAttack = ({ accounts }: Attack) => {
  const spend = { day: '2026-11-25', microdollars: 0, unpaidMicrodollars: 0, extraDollars: 0 };
  const attackers = Object.entries(accounts).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => ({
      kind: kinds[kind as keyof typeof kinds],
      own: { microdollars: 0, calls: 0 },
    })),
  );
  const result = { attackDollars: 0, pausedAt: undefined as number | undefined };
  const refused = { payers: 0, others: 0 };
  const ask = (pays: boolean) => {
    if (isModelBudgetSpent(spend, budget, { isPayer: pays })) return false;
    spend.microdollars += questionMicrodollars;
    if (!pays) spend.unpaidMicrodollars += questionMicrodollars;
    return true;
  };
  const due = { payers: 0, others: 0 };
  for (let minute = 0; minute < minutes; minute++) {
    for (const { kind, own } of attackers)
      for (let nth = 0; nth < questionsPerMinute; nth++) {
        if (isAccountSpent(own, spenderOf(kind), openai.accountDollars)) break;
        if (!ask(isPayer(kind))) break;
        own.microdollars += questionMicrodollars;
        own.calls++;
        result.attackDollars += questionMicrodollars / 1e6;
      }
    for (const who of ['payers', 'others'] as const)
      for (due[who] += honest[who] / minutes; due[who] >= 1; due[who]--)
        if (!ask(who === 'payers')) refused[who]++;
    if (isModelBudgetSpent(spend, budget, { isPayer: false })) result.pausedAt ??= minute;
  }
  return { ...result, refused, spentDollars: spend.microdollars / 1e6 };
};

const clock = (minute: number | undefined) =>
  minute === undefined
    ? 'never'
    : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The part of docs/scale.md about attacks on the dollars of the model. */
export const attackSection = () => `## Who can stop the answers

A day of the stage \`prod\` in \`infra/stages.ts\`: $${budget.dailyDollars} for the model, of which ${budget.reservedShare * 100} % are kept for owners who pay. Honest owners ask ${honest.payers.toLocaleString('en-US')} questions who pay and ${honest.others.toLocaleString('en-US')} who do not, evenly over the day; a question costs $${(questionMicrodollars / 1e6).toFixed(4)}. The attackers begin at midnight (UTC), and every account asks as often as it may and releases every charge. \`test/bench/attack.ts\` plays it through by the rules of the product; addresses of one mailbox have one trial.

| attack | dollars it takes | the stage spends | Free and trials pause at | honest questions refused, Free and trial | honest questions refused, owners who pay |
|---|---|---|---|---|---|
${attacks
  .map((attack) => {
    const { attackDollars, spentDollars, pausedAt, refused } = playAttack(attack);
    return `| ${attack.who} | $${attackDollars.toFixed(2)} | $${spentDollars.toFixed(2)} | ${clock(pausedAt)} | ${refused.others.toLocaleString('en-US')} | ${refused.payers.toLocaleString('en-US')} |`;
  })
  .join('\n')}

Owners who pay notice nothing in any of them. An account that is found out is paused by an admin, with a reason that its owner is told.`;
