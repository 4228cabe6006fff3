import { population } from './population.ts';

const sizes = [1_000, 10_000, 100_000, 1_000_000] as const;
const daysOfMonth = 30;

/** The fixed costs of a stage per month, in US dollars. */
const standing: readonly (readonly [what: string, dollars: number, from: string])[] = [
  [
    'Secrets: OpenAI, Stripe, connections, the keys of the distribution and of the hashes',
    2,
    'https://aws.amazon.com/secrets-manager/pricing/',
  ],
  ['The key that encrypts connections', 1, 'https://aws.amazon.com/kms/pricing/'],
  ['Alarms, ten cents for each metric they watch', 6, 'https://aws.amazon.com/cloudwatch/pricing/'],
  ['Dashboard beyond the free three, logs', 3, 'https://aws.amazon.com/cloudwatch/pricing/'],
  ['Metrics of our own', 5, 'https://aws.amazon.com/cloudwatch/pricing/'],
  [
    'Two firewalls at $5, and nine rules of theirs at $1',
    19,
    'https://aws.amazon.com/waf/pricing/',
  ],
  [
    'The probe from outside, and the half million requests it makes',
    5,
    'https://aws.amazon.com/route53/pricing/',
  ],
];

/** The monthly usage of each owner besides questions. */
const perOwner = {
  /** Mails of the product and of sign-in. */
  mails: 3,
  mailDollars: 0.0001,
  /** Megabytes sent by the distribution: a first visit and the days after it. */
  megabytes: 6,
  gigabyteDollars: 0.085,
  /** Stored in the table, in megabytes, with point-in-time recovery. */
  tableMegabytes: 0.5,
  tableGigabyteDollars: 0.45,
  /**
   * Weekly backups of the table: one here and four in the other region are kept, and one a week is sent there. Others name
   * the same price of a kept gigabyte (finops.com.py, factualminds.com); that of a sent one was not found at AWS, and
   * factualminds.com names half of it.
   */
  backups: 5,
  backupGigabyteDollars: 0.1,
  copiesPerMonth: 52 / 12,
  copiedGigabyteDollars: 0.04,
  /** Requests besides questions, at the price of a request with its Lambda, table units and log line. */
  requests: 120,
  requestDollars: 0.000006,
  /** Requests that pass a firewall: those of the API, and of files and the user pool. */
  firewallRequests: 450,
  firewallDollars: 0.0000006,
} as const;
/**
 * What the model is asked for a question, in tokens: reasoning is paid like the answer. One question in so many asks for a
 * calculation, which is another call with everything before it. The input is that of a further question in
 * docs/performance.md; the others are assumptions, because no real model was measured.
 */
const model = {
  input: 4600,
  answer: 700,
  reasoning: 300,
  roundEvery: 8,
  roundOutput: 120,
} as const;
/** List prices of the default model, dollars per million tokens. */
export const modelPrices = { input: 0.75, output: 4.5 } as const;
const questionDollars =
  (model.input * modelPrices.input + (model.answer + model.reasoning) * modelPrices.output) / 1e6;
const roundDollars =
  (model.input * modelPrices.input + (model.roundOutput + model.reasoning) * modelPrices.output) /
  1e6 /
  model.roundEvery;
/** What the model costs for a question, with its share of calculations. */
export const modelDollars = questionDollars + roundDollars;
/** Owners who sign in during a month are free up to this number, and cost this much beyond. */
const signIn = { free: 10_000, dollars: 0.015 } as const;

const dollars = (value: number) => `$${value < 1 ? value.toFixed(4) : value.toFixed(2)}`;

/** The page about the monthly cost of a stage; `question` is the cost of one question without the model. */
export const costPage = (question: number) => {
  const base = standing.reduce((sum, [, price]) => sum + price, 0);
  const questions = population.questionsPerDay * daysOfMonth;
  const own =
    perOwner.mails * perOwner.mailDollars +
    (perOwner.megabytes / 1000) * perOwner.gigabyteDollars +
    (perOwner.tableMegabytes / 1000) *
      (perOwner.tableGigabyteDollars +
        perOwner.backups * perOwner.backupGigabyteDollars +
        perOwner.copiesPerMonth * perOwner.copiedGigabyteDollars) +
    perOwner.requests * perOwner.requestDollars +
    perOwner.firewallRequests * perOwner.firewallDollars;
  const rows = sizes.map((owners) => {
    const people = (Math.max(0, owners - signIn.free) * signIn.dollars) / owners;
    const each = base / owners + own + people + questions * question;
    const cells = [base / owners, own, people, questions * question, each].map(dollars);
    return `| ${owners.toLocaleString('en-US')} | ${cells.join(' | ')} | ${dollars(each * owners)} |`;
  });
  return `# What a stage costs in a month

Written by \`npm run scale\` from the units counted on the local table (what a question costs without the model), the assumptions below, each marked as such, and the list prices of us-east-1. Nothing of it is a bill: no account was charged.

| owners | standing, each | own traffic, each | sign-in, each | questions without the model, each | sum, each | sum of the stage |
|---|---|---|---|---|---|---|
${rows.join('\n')}

Not in it: the model. At the prices of the stage's settings (\`openai.prices\`, $0.75 and $4.50 for a million tokens) a question of ${model.input.toLocaleString('en-US')} tokens with its context (counted, [performance.md](performance.md); none of them taken as cached), an answer of ${model.answer} tokens and ${model.reasoning} tokens of reasoning (both assumed; reasoning is paid like the answer) cost ${dollars(questionDollars)}; one question in ${model.roundEvery} (assumed) asks for a calculation, which is another call of ${model.roundOutput} tokens and the same reasoning, ${dollars(roundDollars)} for each question. So ${questions} questions are ${dollars(questions * modelDollars)} for each owner and month, more than everything else together. \`openai.dailyDollars\` stops a day that costs more than planned. A photo is 2,353 tokens more, $0.0018; two minutes of speech cost $0.0090 (\`openai.speech\`). Also not in it: what Stripe takes of payments, and tax.

**Assumed, not measured**, for each owner and month: ${questions} questions, ${perOwner.requests} other requests, ${perOwner.firewallRequests} requests through a firewall, ${perOwner.mails} mails, ${perOwner.megabytes} MB from the distribution, ${perOwner.tableMegabytes} MB in the table with point-in-time recovery and ${perOwner.backups} weekly backups, of which ${perOwner.backups - 1} are in another region, and a sign-in (the first ${signIn.free.toLocaleString('en-US')} people of a month are free at Cognito, each further one costs ${dollars(signIn.dollars)}).

Assumed prices besides those of the lists: ${dollars(perOwner.requestDollars * 1e6)} for a million requests with their Lambda, table units and log lines. A gigabyte of a backup costs ${dollars(perOwner.backupGigabyteDollars)} a month, as price pages of others say (AWS’s own was read without its table); sending one to the other region ${dollars(perOwner.copiedGigabyteDollars)}, for which no source was found, and one page names half of it.

| standing, a month | dollars | price list |
|---|---|---|
${standing.map(([what, price, from]) => `| ${what} | ${dollars(price)} | ${from} |`).join('\n')}
`;
};
