/** The schema of a case in the golden set, and of the files with cases. */
import * as z from 'zod';
import { helperIds } from '../../shared/domain/catalogue/helper-ids.ts';
import { Expectations } from '../../shared/domain/chat/answer-checks/answer-expectations.ts';
import { messageLimit } from '../../shared/domain/chat/message-limit.ts';
import {
  AttachedFigures,
  TypedNumbers,
} from '../../shared/domain/numbers/calculations/calculation-schemas.ts';
import { calculatorIds } from '../../shared/domain/numbers/calculators/index.ts';
import { keptNumberIds } from '../../shared/domain/numbers/numbers.ts';
import { planIds } from '../../shared/domain/plan/plans.ts';
import { businesses } from './businesses.ts';
import { photoNames } from './photo.ts';

/** The purpose of a case. */
export const caseKinds = [
  'trade',
  'sum',
  'messy',
  'director',
  'boundary',
  'injection',
  'memory',
  'kit',
  'photo',
  'kept',
  'task',
  'elsewhere',
  'need',
] as const;
export type CaseKind = (typeof caseKinds)[number];

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

/** The input of an owner: a prompt with its blanks, or a message, or both. */
const Asked = {
  prompt: z.string().exactOptional(),
  /** Values of blanks by id; others are filled in like in the product, or left empty. */
  blanks: z.record(z.string(), z.string().max(2_000)).exactOptional(),
  /** Numbers for the calculations of the prompt; an empty text means that the owner does not know. */
  numbers: TypedNumbers.exactOptional(),
  /** Defaults to the outcome that the prompt suggests. */
  outcome: z.string().min(1).max(300).exactOptional(),
  limits: z.string().max(1_000).exactOptional(),
  message: z.string().min(1).max(messageLimit).exactOptional(),
};

/** An earlier question of the chat with its answer, as plain text. */
const EarlierTurn = z.strictObject({
  ...Asked,
  answer: z.string().min(1),
  /** The helper that the assistant named in that turn. */
  named: z.enum(helperIds).exactOptional(),
});

const RememberedFact = z.strictObject({
  /** Empty for a decision. */
  key: z.string().max(60),
  text: z.string().min(1).max(200),
  paused: z.literal(true).exactOptional(),
  /** The day it was last confirmed; defaults to the day of the case. */
  since: z.iso.date().exactOptional(),
});

/** A task of the business, as the owner's list shows it on the day of the case. */
const ListedTask = z.strictObject({
  title: z.string().min(1).max(120),
  /** Days from the day of the case; negative for one that is or was due before. */
  due_in: z.int().min(-60).max(60),
  state: z.enum(['open', 'done']),
  who: z.string().min(1).max(60).exactOptional(),
});

/** Details of the business that one case overrides, such as an attack or an unusual text of the owner. */
const Profile = z.strictObject({
  name: z.string().min(1).max(80).exactOptional(),
  main_challenge: z.string().max(300).exactOptional(),
  operational_context: z.string().max(500).exactOptional(),
});

/** The calculation that an answer needs: its inputs, and its results or missing numbers. */
const NeededSum = z.strictObject({
  calculator: z.enum(calculatorIds),
  inputs: AttachedFigures.shape.inputs,
  /** Figures by id, as decimals; the answer has to contain each of them. Empty if a number is missing. */
  figures: z.record(z.string(), decimal),
  /** Required numbers without a value; the answer has to ask for them. */
  missing: z.array(z.string()).exactOptional(),
  /** The result is a loss or a no, and the answer has to say so. */
  loss: z.literal(true).exactOptional(),
});

/** A handwritten case: the business, the question, the day, and the required and forbidden content of the answer. */
export const ExamCase = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    kind: z.enum(caseKinds),
    /** The purpose in one line, if the question does not show it. */
    tries: z.string().exactOptional(),
    today: z.iso.date().default('2026-11-18'),
    business: z.enum(Object.keys(businesses) as [keyof typeof businesses]),
    /** null for the assistant. */
    helper: z.enum(helperIds).nullable(),
    plan: z.enum(planIds).default('pro'),
    /** The open helpers on a plan with a limit; defaults to all helpers. */
    open: z.array(z.enum(helperIds)).exactOptional(),
    profile: Profile.exactOptional(),
    ...Asked,
    sum: NeededSum.exactOptional(),
    memory: z.array(RememberedFact).exactOptional(),
    /** Facts of another business of the same owner, which the answer must not use. */
    elsewhere: z.array(RememberedFact).exactOptional(),
    /** Numbers that the business keeps, by id. */
    kept: z.partialRecord(z.enum(keptNumberIds), decimal).exactOptional(),
    tasks: z.array(ListedTask).exactOptional(),
    /** A photo that comes with the question. */
    photo: z.enum(photoNames).exactOptional(),
    earlier: z.array(EarlierTurn).exactOptional(),
    /** The helper that the assistant should name, null for none, or several if each is right. */
    named: z.array(z.enum(helperIds).nullable()).min(1).exactOptional(),
    expect: Expectations,
  })
  .refine(({ prompt, message }) => prompt || message, 'A case asks something')
  .refine(({ helper, named }) => (helper === null) === Boolean(named), 'The assistant names one');
export type ExamCase = z.infer<typeof ExamCase>;
