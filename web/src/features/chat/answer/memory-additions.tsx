import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Problem } from '#shared/contract/problem.ts';
import type { MemoryEntry } from '#shared/domain/memory/memory-schemas.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { memoryQuery } from '#web/features/memory/memory-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import './memory-additions.css';

/** What an answer has added to the memory, each entry with a way to take it back. */
export const MemoryAdditions = ({
  businessId,
  messageId,
}: {
  businessId: string;
  messageId: string;
}) => {
  const { data } = useQuery({ ...memoryQuery(businessId), retry: false });
  const noted = data?.items.filter(({ source_turn: source }) => source?.message_id === messageId);
  if (!noted?.length) return null;
  return (
    <ul className="noted" aria-label="Remembered from your message">
      {noted.map((item) => (
        <NotedEntry key={item.id} item={item} messageId={messageId} />
      ))}
    </ul>
  );
};

const NotedEntry = ({ item, messageId }: { item: MemoryEntry; messageId: string }) => {
  const undo = useUndo(item, messageId);
  const words = item.key ? `${item.key}: ${item.text}` : item.text;
  return (
    <li>
      <span>Remembered: {words}</span>
      <span aria-hidden="true"> · </span>
      <Button
        variant="quiet"
        className="noted-undo"
        disabled={undo.isPending}
        onClick={() => undo.mutate()}
      >
        Undo
        <span className="sr-only"> {words}</span>
      </Button>
      {undo.error && <Notice tone="danger">{undo.error.message}</Notice>}
    </li>
  );
};

const wordsOf = (done: { item: MemoryEntry | null } | undefined) => {
  if (!done) return 'This was already changed or deleted';
  const { item } = done;
  return item
    ? `Undone. Back to ${item.key}: ${item.text}.`
    : 'Undone. Your helpers will forget this.';
};

/** Takes one entry back. One that was changed or deleted elsewhere only leaves the list. */
const useUndo = ({ business_id, id }: MemoryEntry, message_id: string) => {
  const client = useQueryClient();
  const { queryKey } = memoryQuery(business_id);
  return useMutation({
    mutationFn: async () => {
      try {
        return await api.memory.undo({ business_id, id, message_id });
      } catch (error) {
        if (error instanceof Problem && error.code === 'not-found') return undefined;
        throw error;
      }
    },
    onSuccess: async (done) => {
      toast(wordsOf(done));
      await client.invalidateQueries({ queryKey });
    },
  });
};
