/** What an AI app may do in a business; the words on screen are in web/src/features/apps. */

/** Every connected app reads; adding to the week is agreed to apart. */
export const readScope = 'business:read';
export const writeScope = 'week:write';
export const appScopes = [readScope, writeScope] as const;
export type AppScope = (typeof appScopes)[number];

/** The scopes of a text like `business:read week:write`, or undefined when one of them is unknown. */
export const scopesIn = (text: string): AppScope[] | undefined => {
  const asked = [...new Set(text.split(' ').filter(Boolean))];
  const known = appScopes.filter((scope) => asked.includes(scope));
  return known.length === asked.length ? known : undefined;
};
