import { promptIcons } from 'virtual:prompt-icons';
import type { LucideIconData } from '@lucide/icons';
import Wrench from '@lucide/icons/icons/wrench';

/** Stands for a name without a drawing. */
export const fallbackIcon: LucideIconData = Wrench;

/** The drawing of a prompt's or card's icon by its name. */
export const iconByName = (name: string): LucideIconData => promptIcons[name] ?? fallbackIcon;
