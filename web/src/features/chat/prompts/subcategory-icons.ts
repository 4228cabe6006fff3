import { subcategoryIcons } from 'virtual:subcategory-icons';
import type { LucideIconData } from '@lucide/icons';
import Wrench from '@lucide/icons/icons/wrench';

/** Stands for a name that no subcategory of the catalogue has. */
export const plainIcon: LucideIconData = Wrench;

/** The icon of a subcategory by its name in the catalogue. */
export const subcategoryIcon = (name: string): LucideIconData =>
  subcategoryIcons[name] ?? plainIcon;
