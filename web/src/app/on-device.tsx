import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQuery } from '#web/account.ts';
import { useOnline } from '#web/connection.ts';
import { formatDate } from '#web/locale.ts';
import { Button } from '#web/ui/button.tsx';
import { leaveTo } from '#web/unsaved.ts';
import { useAsOf } from './as-of.ts';
import './device.css';
import { keepFromNowOn } from './remembered.ts';
import { sendWaiting } from './send-waiting.ts';
import { keepOnDevice, startNewVersion, useNewVersion } from './service-worker.ts';

/** What this device does for its owner once the server has said who they are: keep the app, keep what was read, send what waits. */
export const OnDevice = () => {
  useDevice();
  return (
    <div className="device-lines" role="status">
      <NewVersion />
      <AsOf />
    </div>
  );
};

const useDevice = () => {
  const { data, dataUpdatedAt } = useQuery(accountQuery);
  const isAnswered = dataUpdatedAt >= performance.timeOrigin;
  const isOwner = isAnswered && data?.account.is_admin === false;
  useEffect(() => {
    if (!isOwner) return;
    void keepFromNowOn();
    return keepOnDevice();
  }, [isOwner]);
  useEffect(() => {
    if (!isOwner) return;
    const send = () => {
      if (!document.hidden && navigator.onLine) void sendWaiting();
    };
    send();
    addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [isOwner]);
};

/** A newer version is ready; nothing changes under the owner's hands before they say so. */
const NewVersion = () =>
  useNewVersion() && (
    <p className="device-line new-version">
      A new version of Sevenhands is ready.{' '}
      <Button variant="outline" onClick={() => leaveTo(startNewVersion)}>
        Reload for the new version
      </Button>
    </p>
  );

/** Says how old the page is when newer data does not come. */
const AsOf = () => {
  const at = useAsOf();
  const isOnline = useOnline();
  if (at === null) return null;
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const time = formatDate(new Date(at), {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  });
  return (
    <p className="device-line">
      As of {time}.{isOnline && ' Newer data has not come through yet.'}
    </p>
  );
};
