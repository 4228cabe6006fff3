import { helperIcons } from 'virtual:helper-icons';
import Signpost from '@lucide/icons/icons/signpost';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { Icon } from './icon.tsx';

/** A helper's icon on its own color; null is the general assistant. Decoration, so the name stands beside it. */
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
