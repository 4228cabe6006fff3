/** Feeds on the pieces of an answer; `push` gives what the shown field gained, `end` the rest once all has arrived. */
export type AnswerReader = {
  push: (piece: string) => string;
  end: () => { text: string; whole: Record<string, unknown> | undefined };
};

/**
 * Reads one string field of a JSON object while it arrives in pieces cut anywhere. What is no JSON object at all is
 * taken as the text itself if `plain` allows it, because not every compatible provider keeps to a schema.
 */
export const createAnswerReader = (field: string, { plain }: { plain: boolean }): AnswerReader => {
  const decoder = createDecoder();
  let raw = '';
  let shown = '';
  let mode: 'start' | 'plain' | 'nothing' | 'object' | 'key' | 'field' | 'string' = 'start';
  let depth = 0;
  let keyNext = false;
  let key = '';
  let found = false;

  const read = (char: string): string => {
    if (mode === 'plain') return decoder.plain(char);
    if (mode === 'key' || mode === 'field' || mode === 'string') {
      const piece = decoder.inString(char);
      if (piece !== undefined) {
        if (mode === 'key') key += piece;
        return mode === 'field' ? piece : '';
      }
      const rest = decoder.flush();
      const wasField = mode === 'field';
      mode = 'object';
      return wasField ? rest : '';
    }
    if (mode === 'start') {
      if (/[\s\uFEFF]/.test(char)) return '';
      if (char === '{') {
        mode = 'object';
        depth = 1;
        keyNext = true;
        return '';
      }
      mode = plain ? 'plain' : 'nothing';
      return plain ? decoder.plain(char) : '';
    }
    if (mode === 'object') readStructure(char);
    return '';
  };

  const readStructure = (char: string) => {
    if (char === '"') {
      if (keyNext) {
        mode = 'key';
        key = '';
      } else if (depth === 1 && key === field && !found) {
        mode = 'field';
        found = true;
      } else mode = 'string';
    } else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') depth--;
    else if (depth === 1 && char === ',') keyNext = true;
    else if (depth === 1 && char === ':') keyNext = false;
  };

  return {
    push: (piece) => {
      raw += piece;
      let gained = '';
      // By code unit, not by character: a piece may end between the halves of one.
      for (let at = 0; at < piece.length; at++) gained += read(piece.charAt(at));
      shown += gained;
      return gained;
    },
    end: () => {
      if (mode === 'plain' || mode === 'field') shown += decoder.flush();
      return { text: shown, whole: parse(raw) };
    },
  };
};

const parse = (raw: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const lost = '\uFFFD';

/** Decodes the inside of a JSON string unit by unit; half a character waits for its other half. */
const createDecoder = () => {
  let sequence = '';
  let high = '';

  const unit = (char: string): string => {
    const isLow = /[\uDC00-\uDFFF]/.test(char);
    const before = high && !isLow ? lost : '';
    const joined = high && isLow ? high + char : isLow ? lost : char;
    high = '';
    if (/[\uD800-\uDBFF]/.test(char)) {
      high = char;
      return before;
    }
    return before + joined;
  };

  return {
    plain: unit,
    /** What the unit adds, or undefined when it is the quote that ends the string. */
    inString: (char: string): string | undefined => {
      if (sequence === '' && char === '"') return undefined;
      if (sequence === '' && char !== '\\') return unit(char);
      sequence += char;
      if (sequence === '\\') return '';
      if (sequence[1] !== 'u') {
        sequence = '';
        return unit(escapes[char] ?? char);
      }
      if (sequence.length < 6) return '';
      const code = Number.parseInt(sequence.slice(2), 16);
      sequence = '';
      return Number.isNaN(code) ? lost : unit(String.fromCharCode(code));
    },
    flush: () => {
      const rest = high ? lost : '';
      high = '';
      sequence = '';
      return rest;
    },
  };
};
