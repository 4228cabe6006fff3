import {
  ClipboardCheck,
  Coins,
  Handshake,
  HardHat,
  Headset,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Signpost,
} from 'lucide-react';
import type { HelperId } from '#shared/domain/helpers.ts';
import { Icon } from './icon.tsx';

/** The icon of each helper, by the name the catalogue gives it. */
const helperIcons: Record<HelperId, LucideIcon> = {
  marketing: Megaphone,
  'social-media': MessagesSquare,
  sales: Handshake,
  finance: Coins,
  'customer-service': Headset,
  operations: ClipboardCheck,
  'hiring-hr': HardHat,
};

/** A helper's name patch: its icon on its own colour; null is the general assistant. Decoration, so the name stands beside it. */
export const Patch = ({
  helper,
  size = 'md',
}: {
  helper: HelperId | null;
  size?: 'sm' | 'md' | 'lg';
}) => (
  <span
    className={`patch ${size === 'md' ? '' : `patch-${size}`}`}
    data-helper={helper ?? 'assistant'}
  >
    <Icon of={helper ? helperIcons[helper] : Signpost} />
  </span>
);
