import ArrowRight from '@lucide/icons/icons/arrow-right';
import { Icon } from '#web/ui/icon.tsx';
import { Opener } from '#web/ui/opener.tsx';
import type { ReadSource } from './read-source.ts';

/** What stays on this device and what stands for it, with the text as the helper reads it. */
export const TakenOut = ({ shown, isRow }: { shown: ReadSource; isRow: boolean }) => {
  const { details, message } = shown;
  if (!message.trim()) return null;
  return (
    <div className="wide taken-out">
      {details.length > 0 && (
        <>
          <p>
            <b>We take this out before it leaves this device</b>
          </p>
          <p className="hint">It comes back by itself in your answers.</p>
          <ul>
            {details.map(({ placeholder, value }) => (
              <li key={placeholder}>
                <span>{value}</span>
                <Icon icon={ArrowRight} />
                <span className="sr-only">goes out as</span>
                <code>{placeholder}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <Opener words="See what the helper reads" open={isRow}>
        <p className="kit-quote">{message}</p>
      </Opener>
    </div>
  );
};
