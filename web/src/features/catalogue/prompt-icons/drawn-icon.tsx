import { Icon } from '#web/ui/icon.tsx';
import { drawingOf } from './drawings.ts';

/** The icon of a prompt or card by its name. */
export const DrawnIcon = ({ name }: { name: string }) => <Icon icon={drawingOf(name)} />;
