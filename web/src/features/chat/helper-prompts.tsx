import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Business } from '#shared/domain/business.ts';
import { helpers } from '#shared/domain/helpers.ts';
import './chat.css';
import { ComposerPanel } from './composer-panel.tsx';
import { PromptsView } from './prompts/prompts-view.tsx';
import { useConversation } from './use-conversation.ts';
import { type HelperPlace, useResume } from './use-resume.ts';

/** A helper's prompts and the input for a question; sending either opens the chat. */
export const HelperPrompts = ({ place, business }: { place: HelperPlace; business: Business }) => {
  const [, setSearch] = useSearchParams();
  const { conversation, state } = useConversation(place);
  const goOn = useResume(place);
  const input = useRef<HTMLTextAreaElement>(null);
  const { name } = helpers[place.helperId];
  const openChat = () => setSearch({ view: 'chat' });
  return (
    <>
      <PromptsView
        helperId={place.helperId}
        business={business}
        hasConversation={goOn !== null}
        isBusy={state.busy !== null}
        onContinue={goOn ?? openChat}
        onSend={(prompt, title) => {
          conversation.ask({ text: '', prompt, title });
          openChat();
        }}
        onLimit={(prompt, title) => {
          conversation.holdBack({ text: '', prompt, title });
          openChat();
        }}
      />
      <section className="content-section own-question" aria-labelledby="own-words">
        <h2 id="own-words">Or ask in your own words</h2>
        <ComposerPanel
          conversation={conversation}
          state={state}
          speaker={{ helper: place.helperId, name }}
          placeholder={`Ask about ${name} for ${business.name}...`}
          input={input}
          onSent={openChat}
        />
      </section>
    </>
  );
};
