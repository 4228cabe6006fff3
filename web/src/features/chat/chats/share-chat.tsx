import Share2 from '@lucide/icons/icons/share-2';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import { displayName } from '#shared/domain/people/other-people.ts';
import type { OtherPerson } from '#shared/domain/people/people-schemas.ts';
import { useAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Shared = Pick<Conversation, 'id' | 'business_id'>;

/** The others who can open the business of a chat, with the name that stands on screen. */
const useReceivers = ({ business_id }: Shared) =>
  (useAccount().people ?? [])
    .filter(({ businesses }) => businesses.includes(business_id))
    .map((person) => ({ ...person, name: displayName(person) }));

/** Copies a chat into the chats of somebody else, and says what became of it. */
const useShare = ({ id }: Shared, onDone?: () => void) =>
  useMutation({
    mutationFn: ({ id: person_id }: OtherPerson) => api.history.share({ id, person_id }),
    onSuccess: ({ outcome, is_cut }, { name }) => {
      toast(
        outcome === 'already'
          ? `You already shared this chat with ${name}`
          : is_cut
            ? `Shared the newest messages with ${name}. The whole chat is too long to share.`
            : `Shared with ${name}`,
      );
      onDone?.();
    },
    onError: (error) => toast(error.message),
  });

/** The entry of a chat's menu that shares it: names the one person there is, or opens the list of several. */
export const ShareItem = ({ chat, onChoose }: { chat: Shared; onChoose: () => void }) => {
  const receivers = useReceivers(chat);
  const share = useShare(chat);
  const [only] = receivers;
  if (!only) return null;
  const isOne = receivers.length === 1;
  return (
    <li>
      <button
        type="button"
        disabled={share.isPending}
        onClick={() => (isOne ? share.mutate(only) : onChoose())}
      >
        <Icon icon={Share2} />
        {isOne ? `Share with ${only.name}` : 'Share'}
      </button>
    </li>
  );
};

/** Asks with whom a chat is shared. */
export const ShareChat = ({ chat, onClose }: { chat: Shared; onClose: () => void }) => {
  const receivers = useReceivers(chat);
  const [asked, setAsked] = useState<string | null>(null);
  const share = useShare(chat, onClose);
  return (
    <Dialog
      title="Share this chat"
      hint="They get a copy in their own chats. What they add stays there."
      onClose={onClose}
    >
      <div className="fields">
        <ul className="wide share-people">
          {receivers.map((person) => (
            <li key={person.id}>
              <Button
                variant="outline"
                busy={share.isPending && asked === person.id && 'Sharing...'}
                disabled={share.isPending}
                onClick={() => {
                  setAsked(person.id);
                  share.mutate(person);
                }}
              >
                Share with {person.name}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
};
