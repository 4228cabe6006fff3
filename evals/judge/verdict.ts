import * as z from 'zod';
import type { Grade } from '../statistics/kappa.ts';
import { type Criterion, criteria } from './rubric.ts';

/** "Would this owner send it unchanged?" */
export const sendings = ['yes', 'one-word', 'no'] as const;
/** The better answer, in the order that the judge saw them. */
export const betters = ['first-much', 'first', 'same', 'second', 'second-much'] as const;

const Score = z.int().min(1).max(5);
const Judged = z.strictObject({
  ...(Object.fromEntries(criteria.map((id) => [id, Score])) as Record<Criterion, typeof Score>),
  send: z.enum(sendings),
});

/** A judge's verdict about two answers, in the order it saw them. */
export const Verdict = z.strictObject({
  why: z.string().max(1000),
  first: Judged,
  second: Judged,
  better: z.enum(betters),
});
export type Verdict = z.infer<typeof Verdict>;
export type JudgedAnswer = Verdict['first'];

const graded: Record<Verdict['better'], Grade> = {
  'first-much': -2,
  first: -1,
  same: 0,
  second: 1,
  'second-much': 2,
};

/** Both verdicts about a pair: in its order, and with the answers swapped. */
export type BothOrders = { asIs: Verdict; swapped: Verdict };

/**
 * The grade of a pair in its order. A verdict that changes with the order counts as a tie; of two that agree the milder
 * one is used.
 */
export const gradeOf = ({ asIs, swapped }: BothOrders): Grade => {
  const one = graded[asIs.better];
  const other = -graded[swapped.better];
  if (Math.sign(one) !== Math.sign(other)) return 0;
  const grade = Math.sign(one) * Math.min(Math.abs(one), Math.abs(other));
  // Adding 0 turns a negative zero into zero.
  return (grade + 0) as Grade;
};

/** The scores of the pair's first answer, each the mean of both orders. */
export const scoresOfFirst = ({ asIs, swapped }: BothOrders): Record<Criterion, number> =>
  meanScores(asIs.first, swapped.second);

/** The scores of the second answer. */
export const scoresOfSecond = ({ asIs, swapped }: BothOrders): Record<Criterion, number> =>
  meanScores(asIs.second, swapped.first);

const meanScores = (one: JudgedAnswer, other: JudgedAnswer) =>
  Object.fromEntries(criteria.map((id) => [id, (one[id] + other[id]) / 2])) as Record<
    Criterion,
    number
  >;

/** Whether the judge would send the first answer unchanged in both orders. */
export const isSendable = ({ asIs, swapped }: BothOrders) =>
  asIs.first.send === 'yes' && swapped.second.send === 'yes';
