import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { shippedPromptsOf } from '#shared/starter-prompts/find-shipped-prompt.ts';

/** The fixed words of a line, in front of each of its blanks. */
const fixedWordsOf = (line: string) =>
  line
    .split(/<\w+>|<\/\w+>|\{[\w.]+\}\.?/)
    .map((words) => words.trim())
    .filter((words) => words.length > 3);

/** What a line calls the blank after its colon. */
const nameOf = (content: string, id: string) =>
  RegExp(`^([^.:{}\n]{4,60}): (?:<\\w+>)?\\{${id}\\}`, 'm').exec(content)?.[1] ?? '';

/** The blanks of the starter prompt with this title that have no value in a question composed from it, by the longer of their names. */
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
    .map(({ id, label }) => ({ label, name: nameOf(prompt.content, id) }))
    .map(({ label, name }) => (name.length > label.length ? name : label));
};
