import { createStringDecoder } from './json-string-decoder.ts';

export type AnswerReader = {
  /** Takes the next piece of the answer and returns what it adds to the shown text. */
  push: (piece: string) => string;
  /** Ends the answer: the whole shown text, and the parsed object unless the answer is not a JSON object. */
  end: () => { text: string; whole: Record<string, unknown> | undefined };
};

/** What the next character belongs to. `ignored`: the answer is neither an object nor allowed as plain text. */
type Mode = 'start' | 'plain' | 'ignored' | 'structure' | 'key' | 'field' | 'string';

/**
 * Reads one string field of a JSON object while it arrives in pieces that are cut anywhere. An answer that is no JSON
 * object is taken as the text itself if `plain` allows it, because not every compatible provider keeps to a schema.
 */
export const createAnswerReader = (field: string, { plain }: { plain: boolean }): AnswerReader => {
  const decoder = createStringDecoder();
  const structure = createStructureReader(field);
  let raw = '';
  let shown = '';
  let mode: Mode = 'start';

  const readStart = (char: string): string => {
    if (/[\s\uFEFF]/.test(char)) return '';
    if (char === '{') {
      mode = 'structure';
      return '';
    }
    mode = plain ? 'plain' : 'ignored';
    return plain ? decoder.plain(char) : '';
  };

  const readString = (char: string): string => {
    const isField = mode === 'field';
    const decoded = decoder.inString(char);
    if (decoded === undefined) {
      const rest = decoder.flush();
      mode = 'structure';
      return isField ? rest : '';
    }
    if (mode === 'key') structure.addToKey(decoded);
    return isField ? decoded : '';
  };

  const read = (char: string): string => {
    if (mode === 'start') return readStart(char);
    if (mode === 'plain') return decoder.plain(char);
    if (mode === 'ignored') return '';
    if (mode !== 'structure') return readString(char);
    mode = structure.read(char);
    return '';
  };

  return {
    push: (piece) => {
      raw += piece;
      let added = '';
      // By code unit, not by character: a piece may end between the halves of one.
      for (let at = 0; at < piece.length; at++) added += read(piece.charAt(at));
      shown += added;
      return added;
    },
    end: () => {
      if (mode === 'plain' || mode === 'field') shown += decoder.flush();
      return { text: shown, whole: parseObject(raw) };
    },
  };
};

/** Follows the nesting of a JSON object after its first brace, outside of strings, and says what each string is. */
const createStructureReader = (field: string) => {
  let depth = 1;
  let keyNext = true;
  let key = '';
  let found = false;

  const startString = (): Mode => {
    if (keyNext) {
      key = '';
      return 'key';
    }
    if (depth !== 1 || key !== field || found) return 'string';
    found = true;
    return 'field';
  };

  return {
    addToKey: (decoded: string) => {
      key += decoded;
    },
    /** The mode of the character after this one. */
    read: (char: string): Mode => {
      if (char === '"') return startString();
      if (char === '{' || char === '[') depth++;
      else if (char === '}' || char === ']') depth--;
      else if (depth === 1 && char === ',') keyNext = true;
      else if (depth === 1 && char === ':') keyNext = false;
      return 'structure';
    },
  };
};

const parseObject = (raw: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};
