import { createInterface } from 'node:readline/promises';

/** Whether the person at the terminal says yes; throws where there is nobody to ask. */
export const confirm = async (question: string) => {
  if (!process.stdin.isTTY) throw new Error('Nobody can be asked here: add --yes to begin.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
};
