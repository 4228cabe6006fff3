/** The shape of a case of the golden set, and of the files that hold them. */
import * as z from 'zod';
import { Expectations } from '../../shared/domain/answer-checks/checked-question.ts';
import { calculatorIds } from '../../shared/domain/calculators/calculator.ts';
import { helperIds } from '../../shared/domain/helper-ids.ts';
import { messageLimit, planIds } from '../../shared/domain/plans.ts';
import { AttachedFigures, TypedNumbers } from '../../shared/domain/sums/sum.ts';
import { businesses } from './businesses.ts';

/** What a case is there to show. */
export const caseKinds = [
  'trade',
  'sum',
  'messy',
  'director',
  'boundary',
  'injection',
  'memory',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** What an owner fills in and sends: a prompt with its blanks, or a message, or both. */
const Asked = {
  prompt: z.string().exactOptional(),
  /** Values of blanks by id; the rest is filled in as the product does, or left empty. */
  blanks: z.record(z.string(), z.string().max(2_000)).exactOptional(),
  /** Numbers of the sums of the prompt; an empty text says that the owner does not know. */
  numbers: TypedNumbers.exactOptional(),
  /** The outcome the prompt suggests when it is left out. */
  outcome: z.string().min(1).max(300).exactOptional(),
  limits: z.string().max(1_000).exactOptional(),
  message: z.string().min(1).max(messageLimit).exactOptional(),
};

/** An earlier question of the conversation with the answer it had, as plain text. */
const EarlierTurn = z.strictObject({
  ...Asked,
  answer: z.string().min(1),
  /** The helper the director named then. */
  named: z.enum(helperIds).exactOptional(),
});

const Remembered = z.strictObject({
  /** Empty for a decision. */
  key: z.string().max(60),
  text: z.string().min(1).max(200),
  paused: z.literal(true).exactOptional(),
  /** The day it was last confirmed; the day of the case when it is left out. */
  since: z.iso.date().exactOptional(),
});

/** Details of the business that differ in one case: where an attacker, or the owner, wrote something odd. */
const Profile = z.strictObject({
  name: z.string().min(1).max(80).exactOptional(),
  main_challenge: z.string().max(300).exactOptional(),
  operational_context: z.string().max(500).exactOptional(),
});

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

/** The sum that an answer needs: what goes into it, and what comes out or is missing. */
const NeededSum = z.strictObject({
  calculator: z.enum(calculatorIds),
  inputs: AttachedFigures.shape.inputs,
  /** Figures by id, as decimals; the answer names each of them. None where a number is missing. */
  figures: z.record(z.string(), decimal),
  /** Numbers without which there is no sum: they are asked for. */
  missing: z.array(z.string()).exactOptional(),
  /** The sum ends in a loss or a no, which has to be said. */
  loss: z.literal(true).exactOptional(),
});

/** A case by hand: who asks what, when, and what must and must not be in the answer. */
export const ExamCase = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    kind: z.enum(caseKinds),
    /** What it tries, in one line, where the question does not show it. */
    tries: z.string().exactOptional(),
    today: z.iso.date().default('2026-11-18'),
    business: z.enum(Object.keys(businesses) as [keyof typeof businesses]),
    /** null for the director. */
    helper: z.enum(helperIds).nullable(),
    plan: z.enum(planIds).default('pro'),
    /** The helpers a plan with few opens; all of them when it is left out. */
    open: z.array(z.enum(helperIds)).exactOptional(),
    profile: Profile.exactOptional(),
    ...Asked,
    sum: NeededSum.exactOptional(),
    memory: z.array(Remembered).exactOptional(),
    /** Facts of another business of the same owner: the answer must not know them. */
    elsewhere: z.array(Remembered).exactOptional(),
    earlier: z.array(EarlierTurn).exactOptional(),
    /** The helper the director should name, null for none, or several where each is right. */
    named: z.array(z.enum(helperIds).nullable()).min(1).exactOptional(),
    expect: Expectations,
  })
  .refine(({ prompt, message }) => prompt || message, 'A case asks something')
  .refine(({ helper, named }) => (helper === null) === Boolean(named), 'The director names one');
export type ExamCase = z.infer<typeof ExamCase>;
