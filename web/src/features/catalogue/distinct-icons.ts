import type { promptIcons } from '#shared/domain/catalogue/prompt-icons.ts';

/** Stand in for an icon that is taken. */
const spareIcons = [
  'lightbulb',
  'compass',
  'star',
  'search',
  'notebook-tabs',
  'tags',
  'file-text',
  'mail',
] as const satisfies readonly (typeof promptIcons)[number][];

/** The prompts of one list with an icon each: the first with an icon keeps it, a later one gets a spare icon. */
export const withDistinctIcons = <T extends { icon: string }>(prompts: readonly T[]): T[] => {
  const taken = new Set<string>();
  return prompts.map((prompt) => {
    const icon = taken.has(prompt.icon)
      ? (spareIcons.find((spare) => !taken.has(spare)) ?? prompt.icon)
      : prompt.icon;
    taken.add(icon);
    return icon === prompt.icon ? prompt : { ...prompt, icon };
  });
};
