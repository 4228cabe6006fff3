import { type RefObject, useRef, useState } from 'react';
import { useConfig } from '#web/config.ts';
import type { LocalConversation } from '../local-conversation.ts';
import { noSight } from './no-sight.ts';
import { PhotoButton } from './photo-button.tsx';
import { PhotoReady } from './photo-ready.tsx';
import { RecordingPanel } from './recording-panel.tsx';
import { TalkButton } from './talk-button.tsx';
import { ToolNotice } from './tool-notice.tsx';
import './tools.css';
import { useConversationState } from './use-conversation-state.ts';
import { useSpeech } from './use-speech.ts';

type Props = {
  conversation: LocalConversation;
  input: RefObject<HTMLTextAreaElement | null>;
  /** The quota is used up. */
  isClosed: boolean;
};

/** What the composer offers beside typing: to speak, and to send a photo along. */
export const ComposerTools = ({ conversation, input, isClosed }: Props) => {
  const { photo, text } = useConversationState(conversation);
  const config = useConfig();
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const photoDecisions = useRef(0);
  const speech = useSpeech(conversation, text, { button, input });
  const { step } = speech.state;
  const isActive = step === 'recording' || step === 'writing';
  const show = (next: Parameters<typeof conversation.show>[0]) => {
    conversation.show(next);
    input.current?.focus();
  };
  const removePhoto = () => {
    photoDecisions.current += 1;
    show(null);
  };
  const begin = () => {
    setProblem(null);
    speech.begin();
  };
  const dismiss = () => {
    setProblem(null);
    speech.discard();
  };
  return (
    <>
      {photo && !isActive && <PhotoReady photo={photo} onRemove={removePhoto} />}
      <RecordingPanel state={speech.state} onDiscard={speech.discard} />
      {!isActive && (
        <>
          <ToolNotice
            problem={problem}
            state={speech.state}
            isSpoken={speech.isSpoken}
            onRetry={speech.tryAgain}
            onDismiss={dismiss}
          />
          <PhotoButton
            hasPhoto={photo !== null}
            isDisabled={isClosed}
            refusal={config?.photos === false ? noSight : null}
            decisions={photoDecisions}
            onPhoto={show}
            onProblem={setProblem}
          />
        </>
      )}
      {config?.speech !== false && step !== 'writing' && (
        <TalkButton
          button={button}
          isRecording={step === 'recording'}
          isClosed={isClosed}
          onBegin={begin}
          onFinish={speech.finish}
          onDiscard={speech.discard}
        />
      )}
    </>
  );
};
