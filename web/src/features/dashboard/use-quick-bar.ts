import { useLocation } from 'react-router-dom';
import { isHelperId } from '#shared/domain/helper-ids.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';

/** Whether a narrow window shows the bar at its bottom; with a helper the message input has that place. */
export const useQuickBar = () => {
  const isNarrow = useNarrow();
  const { pathname } = useLocation();
  return isNarrow && !isHelperId(pathname.split('/')[2] ?? '');
};
