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
import { type TradeName, tradeIconNames } from '#shared/domain/choices.ts';

const icons: Record<(typeof tradeIconNames)[TradeName], LucideIconData> = {
  'spray-can': SprayCan,
  sprout: Sprout,
  wrench: Wrench,
  zap: Zap,
  fan: Fan,
  'paint-roller': PaintRoller,
  house: House,
  trees: Trees,
  hammer: Hammer,
  'briefcase-business': Briefcase,
};

/** The icon of a trade on its tile. */
export const tradeIcon = (trade: TradeName) => icons[tradeIconNames[trade]];
