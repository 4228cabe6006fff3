/** The result of one check. `unsure` is for what nobody can ask in advance; it does not fail the command. */
export type Finding = {
  readonly state: 'ok' | 'unsure' | 'todo';
  readonly subject: string;
  /** What was found, and for `todo` what to do. */
  readonly text: string;
};

export const ok = (subject: string, text: string): Finding => ({ state: 'ok', subject, text });
export const unsure = (subject: string, text: string): Finding => ({
  state: 'unsure',
  subject,
  text,
});
export const todo = (subject: string, text: string): Finding => ({ state: 'todo', subject, text });

/** Runs a check; an error becomes a finding with its message, so that the other checks still run. */
export const checking = async (
  subject: string,
  check: () => Promise<Finding | readonly Finding[]>,
): Promise<readonly Finding[]> => {
  try {
    return [await check()].flat();
  } catch (error) {
    return [todo(subject, error instanceof Error ? error.message : String(error))];
  }
};
