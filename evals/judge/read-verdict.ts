import { Verdict } from './verdict.ts';

/** The verdict in a judge's answer, which some models put in a code fence; null for anything that is none. */
export const readVerdict = (text: string): Verdict | null => {
  const begin = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (begin < 0 || end < begin) return null;
  try {
    return Verdict.safeParse(JSON.parse(text.slice(begin, end + 1))).data ?? null;
  } catch {
    return null;
  }
};
