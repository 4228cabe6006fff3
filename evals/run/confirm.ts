import { createInterface } from 'node:readline/promises';

/** Asks the user at the terminal for confirmation; throws without a terminal. */
export const confirm = async (question: string) => {
  if (!process.stdin.isTTY) throw new Error('Nobody can be asked here: add --yes to begin.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
};
