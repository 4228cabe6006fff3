import { useAccount } from '#web/core/account.ts';

/** In place of what connects something, for somebody who is not the owner: whom to ask for it. */
export const AskOwnerToConnect = () => {
  const { office } = useAccount();
  const [firstName] = office?.owner_name.split(' ') ?? [];
  return <span className="hint">Ask {firstName || 'the owner'} to connect this.</span>;
};
