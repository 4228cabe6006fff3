import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { shippedPromptsOf } from '#shared/starter-prompts/find-shipped-prompt.ts';

/** The fixed words of a line, in front of each of its blanks. */
const fixedWordsOf = (line: string) =>
  line
    .split(/<\w+>|<\/\w+>|\{[\w.]+\}\.?/)
    .map((words) => words.trim())
    .filter((words) => words.length > 3);

/** The blanks of the starter prompt with this title that a question composed from it has no value for. */
export const emptyBlanksOf = (title: string, helper: HelperId | undefined, question: string) => {
  if (!title || !helper) return [];
  const isThere = (line: string) => fixedWordsOf(line).every((words) => question.includes(words));
  const linesOf = ({ content }: { content: string }) => content.split('\n');
  const [prompt] = shippedPromptsOf(helper)
    .filter((one) => one.title === title)
    .sort((a, b) => linesOf(b).filter(isThere).length - linesOf(a).filter(isThere).length);
  if (!prompt) return [];
  const filled = linesOf(prompt).filter(isThere).join('\n');
  return prompt.additionalInputs
    .filter(({ id }) => prompt.content.includes(`{${id}}`) && !filled.includes(`{${id}}`))
    .map(({ label }) => label);
};
