import { useQuery } from '@tanstack/react-query';
import { api } from '#web/core/api.ts';
import { useChatActions } from './chat-actions-context.ts';
import type { LocalTurn } from './local-turn.ts';
import '../tools/tools.css';

/** The small picture of the photo that came with a question: this tab's, else the one that the server keeps. */
export const TurnPhoto = ({ turn: { id, photo } }: { turn: LocalTurn }) => {
  const place = useChatActions()?.conversation.place;
  const here = photo?.thumbnail;
  const { data, isPending } = useQuery({
    queryKey: ['photo', id],
    enabled: !here && place !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: ({ signal }) =>
      api.history.photo({ id: String(place?.conversationId), message_id: id }, { signal }),
  });
  const shown = here ?? data?.thumbnail;
  if (shown) return <img className="turn-photo" src={shown} alt="Sent with this question" />;
  return <p className="turn-photo hint">{isPending ? 'Your photo' : 'Photo (not saved)'}</p>;
};
