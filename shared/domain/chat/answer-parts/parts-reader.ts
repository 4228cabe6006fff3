import { answerLimits } from './answer-limits.ts';
import { createCharacterJoiner } from './join-split-characters.ts';
import { kindOf, parsePart, partFields } from './parse-part.ts';
import type { Part } from './part.ts';
import { longTextOf, type PartEvent, partNews } from './part-events.ts';
import {
  acceptCalculations,
  asksForCalculations,
  type ProposedCalculations,
} from './proposed-calculations-and-facts.ts';
import { type Fields, fieldsOf, listOf, longestText } from './read-unchecked-values.ts';
import { createStreamingJsonReader } from './streaming-json-reader.ts';

/** The parts told so far, within the limits of an answer. */
const createEmittedParts = () => {
  const told: Part[] = [];
  let index = 0;
  let room: number = answerLimits.characters;
  return {
    parts: () => told,
    /** What is new in the part that is being told. */
    tell: (value: unknown): PartEvent[] => {
      const part = index < answerLimits.parts ? parsePart(value, room) : undefined;
      if (!part) return [];
      const news = partNews(index, told[index], part);
      told[index] = part;
      return news;
    },
    /** The next part begins, unless nothing was told of this one. */
    next: () => {
      const part = told[index];
      if (!part) return;
      room -= longTextOf(part).length;
      index++;
    },
    markLast: (): PartEvent[] => {
      const last = told.pop();
      if (!last) return [];
      const part: Part = { ...last, cut: true };
      told.push(part);
      return [{ event: 'part', data: { index: told.length - 1, part } }];
    },
  };
};

/** The marks around what some models think aloud, whole and as they may stand at the end of a piece. */
const thoughtMarks = {
  begin: /<think(?:ing)?>/i,
  end: /<\/think(?:ing)?>/i,
  partial: /<(?:\/?(?:t(?:h(?:i(?:n(?:k(?:i(?:n(?:g)?)?)?)?)?)?)?)?)?$/i,
} as const;

/** Takes out what a model thinks aloud, also when its marks come in pieces; what has no end runs to the end of the answer. */
const createThoughtFilter = () => {
  let held = '';
  let isThinking = false;
  return {
    push: (piece: string): string => {
      let rest = held + piece;
      let shown = '';
      for (;;) {
        const mark = thoughtMarks[isThinking ? 'end' : 'begin'].exec(rest);
        if (!mark) break;
        if (!isThinking) shown += rest.slice(0, mark.index);
        rest = rest.slice(mark.index + mark[0].length);
        isThinking = !isThinking;
      }
      held = thoughtMarks.partial.exec(rest)?.[0] ?? '';
      return isThinking ? shown : shown + rest.slice(0, rest.length - held.length);
    },
    /** What was held back, at the end of the answer. */
    end: () => (isThinking ? '' : held),
  };
};

/** A whole answer, within its limits. */
export type ReadAnswer = {
  parts: Part[];
  /** All its fields, unchecked; none unless it is a whole JSON object, because half a fact is none. */
  fields: Fields;
  /** Whether it kept to the schema, was other JSON, or plain text. */
  form: 'parts' | 'other-json' | 'plain';
  /** Whether its parts stop before their end; then the last one is marked. */
  cut: boolean;
};

/** What may precede the JSON: white space, a byte order mark, the code fence some models put around it. */
const opening = /^\s*(?:```(?:json)?\s*)?(?=\{\s*["}])/i;
const openingSoFar = /^\s*(?:`{0,3}|```(?:j|js|jso|json)?\s*)(?:\{\s*)?$/i;

/** The fields of the answer schema: an answer that has one of them is never taken for other JSON. */
const ownFields = ['parts', 'calculate', 'add_up', 'facts', 'decisions'];

type ReaderOptions = { textField?: string; isStrict?: boolean };

/**
 * Reads an answer while it arrives in pieces cut anywhere, and tells its parts as they grow; every part told is valid
 * and within the limits. Plain text is told as one text part, and other JSON becomes one when it has ended, because
 * not every provider keeps to a schema. What a model thinks aloud is left out. It never throws. `textField`: the answer has no parts but a text in that field. `isStrict`: whatever
 * does not keep to the schema shows nothing.
 */
export const createPartsReader = ({ textField, isStrict }: ReaderOptions = {}) => {
  const json = createStreamingJsonReader();
  const characters = createCharacterJoiner();
  const told = createEmittedParts();
  const thoughts = createThoughtFilter();
  let mode: 'start' | 'json' | 'plain' = 'start';
  /** What came before it was known to be JSON, or all of a plain text. */
  let text = '';
  /** The index of the part that is being read. */
  let entry = 0;

  const begin = () => {
    const begun = opening.exec(text)?.[0];
    if (begun !== undefined) {
      mode = 'json';
      json.push(text.slice(begun.length));
    } else if (!openingSoFar.test(text)) {
      mode = 'plain';
      text = characters.push(text);
    }
  };
  const tellEntries = (): PartEvent[] => {
    const entries = listOf(fieldsOf(json.value()).parts);
    const path = json.path();
    const events: PartEvent[] = [];
    for (; entry < entries.length; entry++) {
      const isOpen = path[0] === 'parts' && path[1] === entry;
      const known = isOpen ? knownSoFar(entries[entry], path.slice(2)) : entries[entry];
      events.push(...told.tell(known));
      if (isOpen) break;
      told.next();
    }
    return events;
  };

  const tellJson = (): PartEvent[] => {
    if (!textField) return tellEntries();
    const text = fieldsOf(json.value())[textField];
    return typeof text === 'string' ? told.tell(text) : [];
  };

  const push = (piece: string): PartEvent[] => {
    if (mode === 'json') json.push(piece);
    else text += mode === 'plain' ? characters.push(piece) : piece;
    if (mode === 'start') begin();
    if (mode === 'json') return tellJson();
    return mode === 'plain' && !isStrict ? told.tell(text) : [];
  };

  return {
    /** Takes the next piece and gives what there is to tell. */
    push: (piece: string): PartEvent[] => push(thoughts.push(piece)),
    /** The sums asked for so far, undefined for none. They stand first, so they are known before the first part is told. */
    asked: (): ProposedCalculations | undefined =>
      asksForCalculations(json.value()) ? acceptCalculations(json.value()) : undefined,
    /** The last events and the whole answer. `isCut`: the provider stopped for want of room. */
    end: ({ isCut }: { isCut: boolean }): { events: PartEvent[]; answer: ReadAnswer } => {
      const before = push(thoughts.end());
      const fields = fieldsOf(json.value());
      const form = mode === 'json' ? formOf(fields, textField) : 'plain';
      const isOther = form === 'other-json' && !isStrict;
      const events = [...before, ...(isOther ? told.tell(otherShape(fields)) : [])];
      const shown = textField ?? 'parts';
      const hasAllParts = Object.hasOwn(fields, shown) && json.path()[0] !== shown;
      const cut = mode === 'json' ? !json.isClosed() && !hasAllParts : isCut;
      if (cut) events.push(...told.markLast());
      const whole = mode === 'json' && json.isClosed() ? fields : {};
      return { events, answer: { parts: told.parts(), fields: whole, form, cut } };
    },
  };
};

const formOf = (fields: object, textField = '') =>
  [textField, ...ownFields].some((name) => Object.hasOwn(fields, name)) ? 'parts' : 'other-json';

/**
 * A part that is being written, as far as it is certain: nothing before its small fields are whole and its long field
 * or its list has begun, and no item of the list that is not whole.
 */
const knownSoFar = (value: unknown, [field, item]: readonly unknown[]) => {
  const kind = kindOf(value);
  if (!kind || field === 'kind') return undefined;
  const fields = fieldsOf(value);
  const { long, list, small } = partFields[kind];
  if (small.some((name) => name === field || !Object.hasOwn(fields, name))) return undefined;
  if (long && !hasWords(fields[long])) return undefined;
  if (!list) return long && fields;
  const whole = field === list && typeof item === 'number' ? item : undefined;
  return { ...fields, [list]: listOf(fields[list]).slice(0, whole) };
};

const hasWords = (value: unknown) => typeof value === 'string' && /\S/.test(value);

/** What to show of JSON of another schema: a part without its list, else the longest text in it. */
const otherShape = (fields: object) => (kindOf(fields) ? fields : longestText(fields));
