import type { LucideIconData } from '@lucide/icons';
import ClipboardCheck from '@lucide/icons/icons/clipboard-check';
import Coins from '@lucide/icons/icons/coins';
import Handshake from '@lucide/icons/icons/handshake';
import HardHat from '@lucide/icons/icons/hard-hat';
import Headset from '@lucide/icons/icons/headset';
import Megaphone from '@lucide/icons/icons/megaphone';
import MessagesSquare from '@lucide/icons/icons/messages-square';
import Signpost from '@lucide/icons/icons/signpost';
import type { HelperId } from '#shared/domain/helpers.ts';
import { Icon } from './icon.tsx';

/** The icon of each helper, by the name the catalogue gives it. */
const helperIcons: Record<HelperId, LucideIconData> = {
  marketing: Megaphone,
  'social-media': MessagesSquare,
  sales: Handshake,
  finance: Coins,
  'customer-service': Headset,
  operations: ClipboardCheck,
  'hiring-hr': HardHat,
};

/** A helper's icon on its color; null is the general assistant. Hidden from screen readers, so show the name beside it. */
export const HelperAvatar = ({
  helper,
  size = 'md',
}: {
  helper: HelperId | null;
  size?: 'sm' | 'md' | 'lg';
}) => (
  <span
    className={`helper-avatar ${size === 'md' ? '' : `helper-avatar-${size}`}`}
    data-helper={helper ?? 'assistant'}
  >
    <Icon icon={helper ? helperIcons[helper] : Signpost} />
  </span>
);
