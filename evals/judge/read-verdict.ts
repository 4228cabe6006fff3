import { Verdict } from './verdict.ts';

/** Parses a judge's answer, which some models put in a code fence; null for an invalid verdict. */
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
