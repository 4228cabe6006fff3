import { ArrowDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { AccountView } from '#shared/contract/account.ts';
import { isLimited } from '#shared/domain/billing-texts.ts';
import { useAccount } from '#web/account.ts';
import { useConfig } from '#web/config.ts';
import { LimitBox, QuotaLine } from '#web/plan/quota-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { Announcer } from './announcer.tsx';
import './chat.css';
import { Composer } from './composer.tsx';
import type { Conversation, ConversationState } from './conversation.ts';
import type { Exchange } from './exchange.ts';
import { keepDraft, keptDraft } from './tab-memory.ts';
import { type Speaker, Thread } from './thread.tsx';
import { useAutoscroll } from './use-autoscroll.ts';

type Props = {
  conversation: Conversation;
  state: ConversationState;
  speaker: Speaker;
  placeholder: string;
  welcome?: ReactNode;
  under?: (exchange: Exchange) => ReactNode;
  /** Stands above the messages, for example the way to earlier ones. */
  above?: ReactNode;
  /** Words that are to be sent again, changed: the question they replace. */
  editing?: { id: string; done: () => void } | null;
};

/** The messages, the input under them and what is left of the questions. */
export const Talk = ({ conversation, state, speaker, editing = null, ...props }: Props) => {
  const { chatId } = conversation.place;
  const { quota, entitlement } = useAccount();
  const [text, setText] = useState(() => keptDraft(chatId));
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { isAway, jump } = useAutoscroll(end);
  const isBusy = state.busy !== null;
  const isUsedUp = !quota.unlimited && quota.remaining <= 0;

  const write = (next: string) => {
    setText(next);
    keepDraft(chatId, next);
    if (state.refused && next) conversation.dismissRefusal();
  };
  const send = () => {
    conversation.ask({ text, ...(editing && { replaces: editing.id }) });
    editing?.done();
    write('');
    jump();
    input.current?.focus();
  };
  useTakeBack(state.refused?.draft.text, text, write);

  return (
    <section className="talk" aria-label={`${speaker.name} conversation`}>
      <div ref={setEnd}>
        {props.above}
        <Thread
          speaker={speaker}
          exchanges={state.exchanges}
          live={conversation.live}
          isBusy={isBusy}
          welcome={props.welcome}
          {...(props.under && { under: props.under })}
          onRetry={conversation.retry}
          onRate={conversation.rate}
        />
      </div>
      <Announcer name={speaker.name} isBusy={isBusy} last={state.exchanges.at(-1)} />
      <div className="dock">
        {isAway && (
          <Button look="line" className="jump" onClick={jump}>
            <Icon of={ArrowDown} />
            Jump to latest
          </Button>
        )}
        <Refused state={state} isUsedUp={isUsedUp} plan={entitlement.plan} />
        {editing && (
          <Notice>
            You are changing your last question. Its answer is replaced; this counts as one
            question.{' '}
            <button type="button" className="link" onClick={editing.done}>
              Keep it as it was
            </button>
          </Notice>
        )}
        <Composer
          label={speaker.helper ? `Message ${speaker.name}` : 'Message the assistant'}
          placeholder={props.placeholder}
          isBusy={isBusy}
          isClosed={isUsedUp}
          input={input}
          text={text}
          onText={write}
          onSend={send}
          onStop={conversation.stop}
        />
        <QuotaLine quota={quota} where={speaker.helper ? 'helper' : 'assistant'} />
        <DemoMark />
      </div>
    </section>
  );
};

/** A refused question gives its words back, unless something new was typed meanwhile. */
const useTakeBack = (words: string | undefined, text: string, write: (text: string) => void) => {
  const [taken, setTaken] = useState<string>();
  if (words === taken) return;
  setTaken(words);
  if (words && !text) write(words);
};

const Refused = ({
  state,
  isUsedUp,
  plan,
}: {
  state: ConversationState;
  isUsedUp: boolean;
  plan: AccountView['entitlement']['plan'];
}) => {
  const isLimit = state.refused?.code === 'limit-reached' || isUsedUp;
  if (isLimit && isLimited(plan)) return <LimitBox plan={plan} />;
  if (!state.refused) return null;
  return <Notice tone="danger">{state.refused.message}</Notice>;
};

/** Whoever tries the product without a model should not mistake what it says for advice. */
const DemoMark = () =>
  useConfig()?.demoReplies ? (
    <p className="demo-mark">
      Demo replies: no AI model is connected here, so answers are samples.
    </p>
  ) : null;
