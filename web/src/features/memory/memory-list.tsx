import { useState } from 'react';
import type { MemoryEntry } from '#shared/domain/memory/memory-schemas.ts';
import { Confirm } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MemoryEntryItem } from './memory-entry-item.tsx';
import { useForget } from './use-change-memory.ts';

const groups = [
  { kind: 'fact', title: 'Facts' },
  { kind: 'decision', title: 'Decisions' },
] as const;

/** Facts, then decisions, each newest first as the server sorts them, so that no entry moves when it is edited. */
export const MemoryList = ({
  businessId,
  items,
  onForgotten,
}: {
  businessId: string;
  items: readonly MemoryEntry[];
  /** Called after an entry was deleted together with the focused button. */
  onForgotten: () => void;
}) => {
  const [leaving, setLeaving] = useState<MemoryEntry | null>(null);
  const forget = useForget(businessId, () => {
    setLeaving(null);
    onForgotten();
  });
  return (
    <>
      {forget.error && <Notice tone="danger">{forget.error.message}</Notice>}
      {groups.map(({ kind, title }) => {
        const some = items.filter((item) => item.kind === kind);
        return (
          some.length > 0 && (
            <section key={kind} aria-labelledby={`known-${kind}`}>
              <h2 id={`known-${kind}`}>{title}</h2>
              <ul className="memory-list">
                {some.map((item) => (
                  <MemoryEntryItem key={item.id} item={item} onForget={() => setLeaving(item)} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {leaving && (
        <Confirm
          title="Permanently delete this?"
          question={`Your helpers will forget “${leaving.text}”. You can’t undo this.`}
          yes="Delete"
          busy={forget.isPending && 'Deleting...'}
          onYes={() => forget.mutate(leaving.id, { onError: () => setLeaving(null) })}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
};
