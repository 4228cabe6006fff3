/** Finds the starter prompt that a question was composed from, and what its owner filled in, by the lines of its text. */
import { catalogue } from '#shared/catalogue/index.ts';
import { kits } from '#shared/catalogue/kits/index.ts';
import { helperIds } from '#shared/domain/helper-ids.ts';
import type { PromptInput } from '#shared/domain/starter-prompt.ts';
import { shippedStarterPrompts } from '#shared/starter-prompts/shipped.ts';
import type { Typed } from './reply.ts';

type Asked = { title: string; typed: Typed[] };
/** A line of a prompt: how it begins, and what stands where its blanks were. */
type Line = { begin: string; fixed: number; pattern: RegExp; ids: string[] };
type Known = { title: string; inputs: readonly PromptInput[]; lines: Line[] };

const blank = /\{(\w+(?:\.\w+)*)\}\.?/g;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The lines of a text without its tags; what stands between two tags is one line. */
const linesOf = (text: string) =>
  text
    .replaceAll(/<([a-z]+_text(?:_[a-z0-9]+)?)>([\s\S]*?)<\/\1>/g, (_, __, inner: string) =>
      inner.replaceAll(/\s*\n\s*/g, ' '),
    )
    .split('\n')
    .filter((line) => line.trim());

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
    title: prompt.title,
    content: prompt.prompt_content,
    inputs: prompt.additional_inputs,
  }));
  // A card is sent as the first prompt of its group, so the prompts of the groups come first.
  const guided = helperIds.flatMap((id) =>
    catalogue[id].subcategories.flatMap(({ prompts }) =>
      prompts.map(({ title, content, additionalInputs: inputs }) => ({ title, content, inputs })),
    ),
  );
  const answers = Object.values(kits);
  return [...guided, ...answers, ...shipped].map(({ title, content, inputs }) => ({
    title,
    inputs,
    lines: linesOf(content).map(lineOf),
  }));
};

let known: Known[] | undefined;

/** Fewer characters in common are by chance. */
const least = 100;

/** How much of a prompt stands in a question, and what was filled in. */
const match = ({ inputs, lines }: Known, asked: readonly string[]) => {
  let score = 0;
  const typed: Typed[] = [];
  for (const { begin, fixed, pattern, ids } of lines) {
    // A line that is a blank and nothing else would match any line: what is pasted there is read from its block.
    if (fixed === 0) continue;
    const found = asked.flatMap((line) => (line.startsWith(begin) ? [pattern.exec(line)] : []));
    const values = found.find((one) => one !== null);
    if (!values) continue;
    score += fixed;
    for (const [nth, id] of ids.entries()) {
      const input = inputs.find((one) => one.id === id);
      const value = values[nth + 1]?.trim();
      if (input && value && !typed.some(({ label }) => label === input.label))
        typed.push({ label: input.label, value });
    }
  }
  return { score, typed };
};

/** The starter prompt of a question with its filled blanks; undefined for a question of the owner's own. */
export const askedPrompt = (question: string): Asked | undefined => {
  const asked = linesOf(question);
  if (asked.length < 3) return undefined;
  known ??= readKnown();
  let best = least;
  let title: string | undefined;
  let typed: Typed[] = [];
  for (const prompt of known) {
    const found = match(prompt, asked);
    if (found.score <= best) continue;
    best = found.score;
    ({ title } = prompt);
    ({ typed } = found);
  }
  return title === undefined ? undefined : { title, typed };
};
