import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Business } from '#shared/domain/business.ts';
import type { FilledPrompt } from '#shared/domain/chat.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import { isUsedUp } from '#shared/domain/quota.ts';
import { useAccount } from '#web/account.ts';
import { memoryQuery } from '#web/memory.ts';
import { serverNow } from '#web/server-clock.ts';
import { CustomizeDialog } from './customize-dialog.tsx';
import { HelperHeader } from './helper-header.tsx';
import { QuickStarts } from './quick-starts.tsx';
import { Subcategories } from './subcategories.tsx';
import './prompts.css';
import type { PromptChoice } from './prompt-choice.ts';
import { useStarterPrompts } from './use-starter-prompts.ts';

type Props = {
  helperId: HelperId;
  business: Business;
  /** Whether a saved conversation exists that can be continued. */
  hasConversation: boolean;
  /** A question of this conversation is still being answered, so the next one has to wait. */
  isBusy?: boolean;
  onContinue: () => void;
  /** A prompt is ready to be asked; `subcategory` names the card it came from. */
  onSend: (filled: FilledPrompt, title: string, subcategory: string | null) => void;
  /** No questions are left, so nothing is sent; what was filled in is to be kept. */
  onLimit: (filled: FilledPrompt, title: string) => void;
};

/** What an owner can ask this helper with a few blanks filled in. */
export const PromptsView = (props: Props) => <View key={props.helperId} {...props} />;

const View = (props: Props) => {
  const { helperId, business, hasConversation, isBusy = false } = props;
  const { onContinue, onSend, onLimit } = props;
  const [asked, setAsked] = useState<PromptChoice | null>(null);
  const { quota } = useAccount();
  const actions = useStarterPrompts(helperId, business.type);
  const { memory, isSettled } = useRemembered(business.id);
  const submit = (filled: FilledPrompt, { title, subcategory }: PromptChoice) => {
    setAsked(null);
    if (isUsedUp(quota, serverNow())) onLimit(filled, title);
    else onSend(filled, title, subcategory);
  };
  return (
    <div className="prompts-view" data-helper={helperId}>
      <HelperHeader helperId={helperId} onContinue={hasConversation ? onContinue : undefined} />
      <QuickStarts actions={actions} onPick={setAsked} />
      <Subcategories helperId={helperId} cards={actions.cards} onPick={setAsked} />
      {asked && isSettled && (
        <CustomizeDialog
          starter={asked}
          helperId={helperId}
          known={{ business, memory }}
          isBusy={isBusy}
          onSubmit={(filled) => submit(filled, asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
};

/** What is remembered of the business, for the first values. A prompt can be filled in without it. */
const useRemembered = (businessId: string) => {
  const { entitlement } = useAccount();
  const { data, isLoading } = useQuery({
    ...memoryQuery(businessId),
    enabled: entitlement.saves_history,
    retry: false,
  });
  return { memory: data?.items ?? [], isSettled: !isLoading };
};
