/** Finds the starter prompt that a question was composed from, and what its owner filled in, by the lines of its text. */
import { catalogue } from '#shared/catalogue/index.ts';
import { kits } from '#shared/catalogue/kits/index.ts';
import type { Kit } from '#shared/catalogue/kits/kit.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { shippedStarterPrompts } from '#shared/starter-prompts/shipped.ts';
import type { Typed } from './reply-context.ts';

type Asked = {
  id: string;
  title: string;
  description: string;
  typed: Typed[];
  /** Its blanks that the owner left empty. */
  empty: { label: string; type: string }[];
  goal: string;
  /** Its place in the catalogue. */
  nth: number;
};
/** A line of a prompt: how it begins, and what stands where its blanks were. */
type Line = { begin: string; fixed: number; pattern: RegExp; ids: string[] };
type Known = {
  id: string;
  title: string;
  description: string;
  inputs: readonly PromptInput[];
  lines: Line[];
};

const blank = /\{(\w+(?:\.\w+)*)\}\.?/g;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The lines of a text; what stands between two tags is one line or a piece of one, in marks of its own. */
const linesOf = (text: string) =>
  text
    .replaceAll(
      /<([a-z]+_text(?:_[a-z0-9]+)?)>([\s\S]*?)<\/\1>/g,
      (_, __, inner: string) => `«${inner.trim().replaceAll(/\s*\n\s*/g, ' ')}»`,
    )
    .split('\n')
    .filter((line) => line.trim());

/** The text of a prompt with the tags that a pasted value gets when it is composed. */
const withTags = (content: string, inputs: readonly PromptInput[]) => {
  const pasted = new Set(inputs.filter(({ type }) => type === 'textarea').map(({ id }) => id));
  return content.replaceAll(
    /<([a-z]+_text)>[\s\S]*?<\/\1>|\{(\w+)\}\.?/g,
    (whole, _, id?: string) => (id && pasted.has(id) ? `<owner_text>{${id}}</owner_text>` : whole),
  );
};

const lineOf = (line: string): Line => {
  const ids = [...line.matchAll(blank)].map(([, id = '']) => id);
  const fixed = line.split(/\{\w+(?:\.\w+)*\}\.?/);
  return {
    begin: fixed[0] ?? '',
    fixed: fixed.join('').length,
    pattern: new RegExp(`^${fixed.map(escaped).join('(.+?)\\.?')}$`),
    ids,
  };
};

const readKnown = (): Known[] => {
  const shipped = shippedStarterPrompts(new Date(0)).map((prompt) => ({
    id: prompt.id,
    title: prompt.title,
    description: prompt.description,
    content: prompt.prompt_content,
    inputs: prompt.additional_inputs,
  }));
  // A card is sent as the first prompt of its group, so the prompts of the groups come first.
  const guided = helperIds.flatMap((id) =>
    catalogue[id].subcategories.flatMap(({ prompts }) =>
      prompts.map(({ id, title, description, content, additionalInputs: inputs }) => ({
        id,
        title,
        description,
        content,
        inputs,
      })),
    ),
  );
  return [...guided, ...shipped, ...Object.values<Kit>(kits)].map(
    ({ id, title, description, content, inputs }) => ({
      id,
      title,
      description,
      inputs,
      lines: linesOf(withTags(content, inputs)).map(lineOf),
    }),
  );
};

let known: Known[] | undefined;

/** Fewer characters in common are by chance. */
const min = 100;

/** How much of a prompt stands in a question, and what was filled in. */
const match = ({ inputs, lines }: Known, asked: readonly string[]) => {
  let score = 0;
  const used = new Set<number>();
  const values = new Map<string, string>();
  for (const { begin, fixed, pattern, ids } of lines) {
    const at = asked.findIndex(
      (line, nth) => !used.has(nth) && line.startsWith(begin) && pattern.test(line),
    );
    const said = at < 0 ? null : pattern.exec(asked[at] as string);
    if (!said) continue;
    used.add(at);
    score += fixed;
    for (const [nth, id] of ids.entries()) {
      const value = said[nth + 1]?.trim();
      if (value && !values.has(id)) values.set(id, value);
    }
  }
  const typed = [...values].flatMap(([id, value]): Typed[] => {
    const input = inputs.find((one) => one.id === id);
    return input ? [{ id, label: input.label, value }] : [];
  });
  const empty = inputs.filter(({ id }) => !values.has(id));
  return { score, typed, empty, goal: values.get('specificOutcome') ?? '' };
};

/** The starter prompt of a question with its filled blanks; undefined for a question of the owner's own. */
export const recognizeStarterPrompt = (question: string): Asked | undefined => {
  const asked = linesOf(question);
  if (asked.length < 3) return undefined;
  known ??= readKnown();
  let best = min;
  let answer: Asked | undefined;
  for (const [nth, prompt] of known.entries()) {
    const { score, ...found } = match(prompt, asked);
    if (score <= best) continue;
    best = score;
    answer = { nth, id: prompt.id, title: prompt.title, description: prompt.description, ...found };
  }
  return answer;
};
