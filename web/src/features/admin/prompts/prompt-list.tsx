import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { failureText } from '../admin-failures.ts';
import {
  type AdminPrompt,
  type PromptPlace,
  promptsQuery,
  useAdminChange,
} from '../admin-queries.ts';
import { EditPromptDialog } from './edit-prompt-dialog.tsx';
import { PromptRow } from './prompt-row.tsx';

/** The ids with the one at `from` a place higher or lower. */
const moved = (actions: readonly AdminPrompt[], from: number, by: -1 | 1) => {
  const ids = actions.map(({ id }) => id);
  const [id = ''] = ids.splice(from, 1);
  return ids.toSpliced(from + by, 0, id);
};

type Props = { place: PromptPlace; actions: readonly AdminPrompt[] };

/** The prompts in the order owners see them: to edit, to move, to put back. */
export const PromptList = ({ place, actions }: Props) => {
  const [editing, setEditing] = useState<string | null>(null);
  const [restoring, setRestoring] = useState<AdminPrompt | null>(null);
  const order = useAdminChange(({ from, by }: { from: number; by: -1 | 1 }) =>
    api.admin.orderPrompts({ ...place, ids: moved(actions, from, by) }),
  );
  const restore = useAdminChange(
    async ({ id }: AdminPrompt) => {
      const restored = await api.admin.restorePrompt({ ...place, id });
      toast(restored ? 'Original text restored' : 'Prompt removed');
    },
    () => setRestoring(null),
  );
  const edited = actions.find(({ id }) => id === editing);
  if (!actions.length) return <p className="hint">No prompts here yet.</p>;
  return (
    <>
      {order.error && <Notice tone="danger">{failureText('orderPrompts', order.error)}</Notice>}
      {restore.error && (
        <Notice tone="danger">{failureText('restorePrompt', restore.error)}</Notice>
      )}
      <ol className="admin-rows prompt-rows">
        {actions.map((action, at) => (
          <PromptRow
            key={action.id}
            action={action}
            inside={(subcategory) => <InsidePrompts place={{ ...place, subcategory }} />}
            isFirst={at === 0}
            isLast={at === actions.length - 1}
            isBusy={order.isPending}
            onMove={(by) => order.mutate({ from: at, by })}
            onRestore={() => setRestoring(action)}
            onEdit={() => setEditing(action.id)}
          />
        ))}
      </ol>
      {edited && (
        <EditPromptDialog place={place} action={edited} onClose={() => setEditing(null)} />
      )}
      {restoring && (
        <Confirm
          {...questionOf(restoring)}
          busy={restore.isPending && 'Restoring...'}
          onYes={() => restore.mutate(restoring)}
          onClose={() => setRestoring(null)}
        />
      )}
    </>
  );
};

/** The prompts inside the subcategory of a card. */
const InsidePrompts = ({ place }: { place: PromptPlace }) => {
  const { data, error, refetch } = useQuery(promptsQuery(place));
  if (data) return <PromptList place={place} actions={data.items} />;
  if (error)
    return <ErrorPanel message={failureText('prompts', error)} onRetry={() => void refetch()} />;
  return <Skeleton lines={4} />;
};

const questionOf = ({ title, shipped }: AdminPrompt) =>
  shipped
    ? {
        title: 'Restore the original text?',
        question: `Your edits to “${title}” will be replaced with the original text. Its place in the list won’t change.`,
        yes: 'Restore',
      }
    : {
        title: 'Remove this prompt?',
        question: `“${title}” is no longer part of the built-in set. Owners will stop seeing it, and your edits will be deleted.`,
        yes: 'Remove',
      };
