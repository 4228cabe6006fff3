import type { LucideIconData } from '@lucide/icons';
import Briefcase from '@lucide/icons/icons/briefcase-business';
import Fan from '@lucide/icons/icons/fan';
import Hammer from '@lucide/icons/icons/hammer';
import House from '@lucide/icons/icons/house';
import PaintRoller from '@lucide/icons/icons/paint-roller';
import SprayCan from '@lucide/icons/icons/spray-can';
import Sprout from '@lucide/icons/icons/sprout';
import Trees from '@lucide/icons/icons/trees';
import Wrench from '@lucide/icons/icons/wrench';
import Zap from '@lucide/icons/icons/zap';
import type { TradeName } from '#shared/domain/choices.ts';

/** The picture of a trade on its tile. */
export const tradeIcons: Record<TradeName, LucideIconData> = {
  'Cleaning Company': SprayCan,
  Lawncare: Sprout,
  Plumber: Wrench,
  Electrician: Zap,
  HVAC: Fan,
  Painter: PaintRoller,
  Roofer: House,
  Landscaper: Trees,
  Handyman: Hammer,
  Other: Briefcase,
};
