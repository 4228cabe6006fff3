import { type HelperId, isHelperId } from './helper-ids.ts';

/** The helper that a prompt was written for, the first part of its id; undefined for an id that names none. */
export const helperOfPrompt = (promptId: string): HelperId | undefined => {
  const [helper] = promptId.split('.');
  return isHelperId(helper) ? helper : undefined;
};
