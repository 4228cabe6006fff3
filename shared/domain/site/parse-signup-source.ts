import type { SignupSource } from './signup-source-schema.ts';

/** Longest value kept of each field, in characters. */
const longest = {
  referral_source: 60,
  utm_campaign: 120,
  utm_medium: 120,
  utm_source: 120,
  utm_content: 120,
  utm_term: 120,
  signup_page_url: 300,
} as const satisfies Record<keyof SignupSource, number>;
const fields = Object.keys(longest) as (keyof SignupSource)[];

/**
 * Where a sign-up came from, out of what the browser sent with it: a JSON text of which only the known fields are kept,
 * trimmed and cut. Anything unreadable counts as nothing, because a bad marker must never cost a sign-up.
 */
export const parseSignupSource = (sent: string | undefined): SignupSource => {
  const values = parsed(sent);
  const kept: SignupSource = {};
  for (const field of fields) {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    const text = typeof value === 'string' ? cut(value.trim(), longest[field]) : '';
    if (text) kept[field] = text;
  }
  return kept;
};

const parsed = (sent: string | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(sent ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** At most `length` characters, never half of one. */
const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed();
