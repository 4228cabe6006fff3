import './offline-support.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQuery } from '#web/core/account.ts';
import { currentPreview } from '#web/core/admin/admin-preview.ts';
import { queryClient } from '#web/core/query-client.ts';
import { hasQueued } from '#web/offline/outbox.ts';
import { keepQueryCache } from '#web/offline/persist-query-cache.ts';
import { registerServiceWorker } from '#web/offline/service-worker-registration.ts';
import { NewVersionLine, OutdatedDataLine } from './new-version-and-outdated-data-lines.tsx';

/** Sends what another visit left behind, whatever page is open: changes of tasks, and questions without an answer. */
const sendWaiting = async () => {
  const view = queryClient.getQueryData(accountQuery.queryKey);
  if (!view || currentPreview()) return;
  try {
    for (const { id } of view.businesses) {
      if (hasQueued('task-change', id)) {
        const { sendPending } = await import('#web/features/week/pending/pending-changes-queue.ts');
        await sendPending(id);
      }
      if (hasQueued('question', id)) {
        const { resumeQueuedQuestions } = await import(
          '#web/features/chat/question/resume-queued-questions.ts'
        );
        await resumeQueuedQuestions(id);
      }
    }
  } catch {
    // Tried again when the page is next shown.
  }
};

/** What this device does for its owner once the server has said who they are: keep the app, keep what was read, send what waits. */
export const OfflineSupport = () => {
  useDevice();
  return (
    <div className="device-lines" role="status">
      <NewVersionLine />
      <OutdatedDataLine />
    </div>
  );
};

const useDevice = () => {
  const { data, dataUpdatedAt } = useQuery(accountQuery);
  const isAnswered = dataUpdatedAt >= performance.timeOrigin;
  const isOwner = isAnswered && data?.account.is_admin === false;
  useEffect(() => {
    if (!isOwner) return;
    void keepQueryCache();
    return registerServiceWorker();
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
