import { Signpost } from 'lucide-react';
import type { HelperId } from '#shared/domain/helpers.ts';
import { helperIcons, Icon } from './icon.tsx';

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
