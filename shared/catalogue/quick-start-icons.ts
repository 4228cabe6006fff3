import type { QuickStartIntent } from './schema.ts';

/** The icon of a quick start by what it does for an owner; the names are those of the web's icon set. */
export const quickStartIcons: Readonly<Record<QuickStartIntent, string>> = {
  money: 'banknote',
  hour: 'alarm-clock',
  ready: 'send',
  plan: 'calendar-range',
};

/** The icon of a quick start without such a purpose. */
export const otherQuickStartIcon = 'lightbulb';
