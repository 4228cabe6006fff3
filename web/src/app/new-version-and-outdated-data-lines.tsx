import { leaveAfterAsking } from '#web/core/ask-before-leaving.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { useOnline } from '#web/core/online/use-online.ts';
import { startNewVersion, useNewVersion } from '#web/offline/service-worker-registration.ts';
import { useTimeOfOutdatedData } from '#web/offline/use-time-of-outdated-data.ts';
import { Button } from '#web/ui/button.tsx';

/** A newer version is ready; nothing changes under the owner's hands before they say so. */
export const NewVersionLine = () =>
  useNewVersion() && (
    <p className="device-line new-version">
      There’s a new version of Sevenhands.{' '}
      <Button variant="outline" onClick={() => leaveAfterAsking(startNewVersion)}>
        Update now
      </Button>
    </p>
  );

/** Says how old the page is when newer data does not come. */
export const OutdatedDataLine = () => {
  const at = useTimeOfOutdatedData();
  const isOnline = useOnline();
  if (at === null) return null;
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const time = formatDate(new Date(at), {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  });
  return (
    <p className="device-line">
      As of {time}.{isOnline && ' We couldn’t get newer info yet.'}
    </p>
  );
};
