/** Makes valid parts of whatever a provider or the storage holds. No schema library: the browser and a cold start use it. */
import { isHelperId } from '../../catalogue/helper-ids.ts';
import { answerLimits } from './answer-limits.ts';
import { draftChannels } from './draft-channels.ts';
import type { Part, PartKind, Step } from './part.ts';
import { longTextOf } from './part-events.ts';
import {
  clip,
  type Fields,
  fieldsOf,
  lineOf,
  listOf,
  longestText,
  shortText,
  wholeNumber,
} from './read-unchecked-values.ts';

/** Of each kind, the field that is shown while it is written, and the small fields that have to be known before. */
export const partFields: {
  readonly [K in PartKind]: { long?: string; list?: string; small: readonly string[] };
} = {
  text: { long: 'markdown', small: [] },
  draft: { long: 'body', small: ['channel', 'title', 'subject'] },
  steps: { list: 'items', small: [] },
  question: { long: 'text', list: 'choices', small: [] },
  handoff: { small: ['helper_id', 'brief'] },
};

/** The kind of a part; undefined if it is unknown. */
export const kindOf = (value: unknown): PartKind | undefined => {
  const { kind } = fieldsOf(value);
  return typeof kind === 'string' && Object.hasOwn(partFields, kind)
    ? (kind as PartKind)
    : undefined;
};

/**
 * The part of a value, within the limits; `undefined` if there is nothing to show. `room` is what the long
 * fields of the answer have left. A value of another shape becomes a text: the longest one in it.
 */
export const parsePart = (
  value: unknown,
  room: number = answerLimits.characters,
): Part | undefined => {
  const kind = kindOf(value);
  const fields = kind ? fieldsOf(value) : { markdown: wordsOf(value) };
  const part = readers[kind ?? 'text'](fields, room);
  return part && fields.cut === true ? { ...part, cut: true } : part;
};

const wordsOf = (value: unknown) =>
  typeof value === 'string' ? value : longestText(value, ['kind']);

/** The parts of a list, within the limits of an answer. */
export const parseParts = (value: unknown): Part[] => {
  const parts: Part[] = [];
  let room: number = answerLimits.characters;
  for (const entry of listOf(value)) {
    const part = parts.length < answerLimits.parts ? parsePart(entry, room) : undefined;
    if (!part) continue;
    parts.push(part);
    room -= longTextOf(part).length;
  }
  return parts;
};

/** What {@link parseParts} puts back by itself. */
const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The parts as they are stored: without the fields that hold nothing. `parseParts` reads them. */
export const toStoredParts = (parts: readonly Part[]): unknown[] =>
  JSON.parse(
    JSON.stringify(parts, (key, value) => (key !== '' && isEmpty(value) ? undefined : value)),
  );

const shortFields = ['kind', 'channel', 'title', 'subject', 'choices'];

/** A long field within its limit, marked when it was cut; where it is missing, the longest text of a field we do not know. */
const longField = (fields: Fields, name: string, max: number) => {
  const own = fields[name];
  const whole = typeof own === 'string' && /\S/.test(own) ? own : longestText(fields, shortFields);
  const text = whole.toWellFormed().trimStart();
  const kept = clip(text, max);
  return /\S/.test(kept)
    ? { text: kept, mark: kept.length < text.length && ({ cut: true } as const) }
    : undefined;
};

const { text, draft, steps, question, handoff } = answerLimits;

const readers: { readonly [K in PartKind]: (fields: Fields, room: number) => Part | undefined } = {
  text: (fields, room) => {
    const long = longField(fields, 'markdown', Math.min(text.markdown, room));
    return long && { kind: 'text', markdown: long.text, ...long.mark };
  },
  draft: (fields, room) => {
    const long = longField(fields, 'body', Math.min(draft.body, room));
    const channel = draftChannels.find((known) => known === fields.channel) ?? 'document';
    const subject = channel === 'email' ? lineOf(fields.subject, draft.subject) || null : null;
    const title = lineOf(fields.title, draft.title);
    return long && { kind: 'draft', channel, title, subject, body: long.text, ...long.mark };
  },
  steps: ({ items }) => {
    const accepted = listOf(items).flatMap(acceptStep).slice(0, steps.items);
    return accepted.length ? { kind: 'steps', items: accepted } : undefined;
  },
  question: (fields, room) => {
    const long = longField(fields, 'text', Math.min(question.text, room));
    const choices = listOf(fields.choices)
      .map((choice) => lineOf(choice, question.choice))
      .filter((choice, at, all) => choice && all.indexOf(choice) === at)
      .slice(0, question.choices);
    return long && { kind: 'question', text: long.text, choices, ...long.mark };
  },
  handoff: ({ helper_id, brief }) =>
    isHelperId(helper_id)
      ? { kind: 'handoff', helper_id, brief: withoutTags(shortText(brief, handoff.brief)) }
      : undefined,
};

/** Words without the tags that mark pasted text for the model, which it may copy. */
const withoutTags = (words: string) => words.replaceAll(/<\/?[a-z]+(?:_[a-z0-9]+)*>/gi, '').trim();

const acceptStep = (value: unknown): Step[] => {
  const fields = typeof value === 'string' ? { title: value } : fieldsOf(value);
  const named = lineOf(fields.title, steps.title);
  const title = named || lineOf(fields.detail, steps.title);
  const step = {
    title,
    detail: named && shortText(fields.detail, steps.detail),
    due_in_days: wholeNumber(fields.due_in_days, 0, steps.dueInDays) ?? 0,
    minutes: wholeNumber(fields.minutes, 1, steps.minutes) ?? null,
    who: lineOf(fields.who, steps.who) || null,
  };
  return title ? [step] : [];
};
