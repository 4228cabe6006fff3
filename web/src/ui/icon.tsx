import {
  ClipboardCheck,
  Coins,
  Handshake,
  HardHat,
  Headset,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
} from 'lucide-react';
import type { HelperId } from '#shared/domain/helpers.ts';

/** The icon of each helper, by the name the catalogue gives it. */
export const helperIcons: Record<HelperId, LucideIcon> = {
  marketing: Megaphone,
  'social-media': MessagesSquare,
  sales: Handshake,
  finance: Coins,
  'customer-service': Headset,
  operations: ClipboardCheck,
  'hiring-hr': HardHat,
};

/** An icon beside words: takes the size of the text and is silent for screen readers. */
export const Icon = ({ of: Shape, className = '' }: { of: LucideIcon; className?: string }) => (
  <Shape className={`i ${className}`} aria-hidden="true" />
);
