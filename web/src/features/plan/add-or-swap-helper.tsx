import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { nextSwapAt, openHelper } from '#shared/domain/plan/helper-change.ts';
import { useAccount, useSetAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { api } from '#web/core/api.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { resetWords } from './quota/reset-words.ts';
import '#web/ui/styles/plan.css';

/** The ways to open a locked helper without paying: a place that is still free, or a swap, once a day. */
export const AddOrSwapHelper = ({
  helper,
  onOpened,
}: {
  helper: HelperId;
  onOpened?: () => void;
}) => {
  const view = useAccount();
  const business = activeBusiness(view);
  const [dropped, setDropped] = useState<HelperId | null>(null);
  const { mutate, isPending, error } = useOpening(helper, onOpened);
  if (!business) return null;
  const { name } = helpers[helper];
  const cap = view.entitlement.helper_cap;
  const open = business.selected_helpers.slice(0, cap);
  const again = nextSwapAt(business.helpers_swapped_at, serverNow());
  const failure = error && <Notice tone="danger">{error.message}</Notice>;
  if (open.length < cap)
    return (
      <div className="open-helper">
        <p>
          You’ve chosen {open.length} of {cap} helpers, so you can add {name} now.
        </p>
        {failure}
        <Button
          busy={isPending && 'Adding...'}
          onClick={() => mutate(openHelper(open, helper, null))}
        >
          Add {name}
        </Button>
      </div>
    );
  if (again)
    return (
      <p className="hint">
        You swapped a helper today. You can swap again {resetWords(again.toISOString())}.
      </p>
    );
  return (
    <div className="open-helper">
      <SwapChoices name={name} open={open} dropped={dropped} onDrop={setDropped} />
      {failure}
      <Button
        variant="outline"
        disabled={dropped === null}
        busy={isPending && 'Swapping...'}
        onClick={() => mutate(openHelper(open, helper, dropped))}
      >
        {dropped ? `Swap ${helpers[dropped].name} for ${name}` : 'Swap'}
      </Button>
    </div>
  );
};

type SwapProps = {
  name: string;
  open: readonly HelperId[];
  dropped: HelperId | null;
  onDrop: (id: HelperId) => void;
};

const SwapChoices = ({ name, open, dropped, onDrop }: SwapProps) => (
  <fieldset className="swap-choices">
    <legend>Swap one of my helpers for {name} (once a day)</legend>
    {open.map((id) => (
      <label key={id}>
        <input type="radio" name="dropped" checked={dropped === id} onChange={() => onDrop(id)} />
        <HelperAvatar helper={id} size="sm" />
        {helpers[id].name}
      </label>
    ))}
  </fieldset>
);

const useOpening = (helper: HelperId, onOpened: (() => void) | undefined) => {
  const setAccount = useSetAccount();
  const { account } = useAccount();
  return useMutation({
    mutationFn: (selected_helpers: HelperId[]) =>
      api.businesses.update({ business_id: String(account.active_business_id), selected_helpers }),
    onSuccess: (view) => {
      setAccount(view);
      toast(`${helpers[helper].name} is unlocked`);
      onOpened?.();
    },
  });
};
