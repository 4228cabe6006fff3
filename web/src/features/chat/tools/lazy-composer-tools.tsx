import './tools.css';
import Camera from '@lucide/icons/icons/camera';
import Mic from '@lucide/icons/icons/mic';
import { type ComponentProps, type ComponentType, lazy } from 'react';
import { useConfig } from '#web/core/config.ts';
import { whenIdle } from '#web/core/when-idle.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ComposerTools as Tools } from './composer-tools.tsx';

/** Speaking and photos, which come once the page itself is there. */
export const LazyComposerTools = lazy<ComponentType<ComponentProps<typeof Tools>>>(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return import('./composer-tools.tsx').then(
    ({ ComposerTools: tools }) => ({ default: tools }),
    // Without a connection they may be missing; typing goes on.
    () => ({ default: () => null }),
  );
});

const Awaited = ({ icon }: ComponentProps<typeof Icon>) => (
  <span className="btn btn-icon composer-tool" data-awaited aria-hidden="true">
    <Icon icon={icon} />
  </span>
);

/** The room of the tools until they are there, with their icons. */
export const ComposerToolsPlaceholder = () => {
  const config = useConfig();
  return (
    <>
      <Awaited icon={Camera} />
      {config?.speech !== false && <Awaited icon={Mic} />}
    </>
  );
};
