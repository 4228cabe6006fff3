import { useState } from 'react';
import { api } from '#web/api.ts';
import { Confirm } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { failureText } from '../format.ts';
import { type AdminPrompt, useChange } from '../queries.ts';
import { PromptDialog } from './prompt-dialog.tsx';
import { PromptRow } from './prompt-row.tsx';

const placeOf = ({ helper_id, business_type }: AdminPrompt) => ({ helper_id, business_type });

/** The ids with the one at `from` a place higher or lower. */
const moved = (actions: readonly AdminPrompt[], from: number, by: -1 | 1) => {
  const ids = actions.map(({ id }) => id);
  const [id = ''] = ids.splice(from, 1);
  return ids.toSpliced(from + by, 0, id);
};

/** The prompts in the order owners see them: to edit, to move, to put back. */
export const PromptList = ({ actions }: { actions: readonly AdminPrompt[] }) => {
  const [editing, setEditing] = useState<AdminPrompt | null>(null);
  const [restoring, setRestoring] = useState<AdminPrompt | null>(null);
  const order = useChange(({ from, by }: { from: number; by: -1 | 1 }) => {
    const [first] = actions;
    const place = placeOf(first as AdminPrompt);
    return api.admin.orderPrompts({ ...place, ids: moved(actions, from, by) });
  });
  const restore = useChange(
    async (action: AdminPrompt) => {
      await api.admin.restorePrompt({ ...placeOf(action), id: action.id });
      toast('Shipped text restored');
    },
    () => setRestoring(null),
  );
  if (!actions.length) return <p className="hint">There are no prompts here.</p>;
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
            isFirst={at === 0}
            isLast={at === actions.length - 1}
            isBusy={order.isPending}
            onMove={(by) => order.mutate({ from: at, by })}
            onRestore={() => setRestoring(action)}
            onEdit={() => setEditing(action)}
          />
        ))}
      </ol>
      {editing && <PromptDialog action={editing} onClose={() => setEditing(null)} />}
      {restoring && (
        <Confirm
          title="Restore shipped text?"
          question={`Your words in "${restoring.title}" are replaced by the text that comes with the product. Its place stays.`}
          yes="Restore"
          busy={restore.isPending && 'Restoring...'}
          onYes={() => restore.mutate(restoring)}
          onClose={() => setRestoring(null)}
        />
      )}
    </>
  );
};
