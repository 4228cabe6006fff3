import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Conversation } from '#shared/domain/chat.ts';
import { useAccount, useSetAccount } from '#web/account.ts';
import { api } from '#web/api.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Opens a conversation; switches the active business first if the conversation belongs to another one. */
export const ContinueButton = ({ chat }: { chat: Conversation }) => {
  const { account, businesses } = useAccount();
  const to = `/dashboard/${chat.helper_id}?memoryId=${chat.id}`;
  const isElsewhere =
    chat.business_id !== account.active_business_id &&
    businesses.some(({ id }) => id === chat.business_id);
  if (isElsewhere) return <SwitchAndContinue chat={chat} to={to} />;
  return (
    <LinkButton variant="outline" to={to}>
      Continue<span className="sr-only"> {chat.title}</span>
    </LinkButton>
  );
};

const SwitchAndContinue = ({ chat, to }: { chat: Conversation; to: string }) => {
  const setAccount = useSetAccount();
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: () => api.businesses.switch({ business_id: chat.business_id }),
    onSuccess: (view) => {
      setAccount(view);
      void navigate(to);
    },
    onError: (error) => toast(error.message),
  });
  return (
    <Button
      variant="outline"
      busy={change.isPending && 'Switching...'}
      onClick={() => change.mutate()}
    >
      Continue<span className="sr-only"> {chat.title}</span>
    </Button>
  );
};
