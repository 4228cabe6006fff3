import { Icon } from '#web/ui/icon.tsx';
import { iconByName } from './icon-by-name.ts';

/** The icon of a prompt or card by its name. */
export const LoadedPromptIcon = ({ name }: { name: string }) => <Icon icon={iconByName(name)} />;
