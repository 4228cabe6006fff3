import { lazy, Suspense, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Business } from '#shared/domain/business.ts';
import { activeBusiness, businessName, greeting, useAccount } from '#web/account.ts';
import { usePreview } from '#web/preview.ts';
import { ConversationView } from './conversation-view.tsx';
import { currentConversation } from './session-storage.ts';
import { useSuggestion } from './suggested-helper.tsx';
import { useConversation } from './use-conversation.ts';

const assistant = { helper: null, name: 'Assistant' } as const;

/** The dashboard's first page: the general assistant, which suggests the right helper. */
export const AssistantPage = () => {
  const view = useAccount();
  // The first question does not change how this visit was greeted.
  const [words] = useState(() => greeting(view));
  const business = activeBusiness(view);
  if (!business) return <Navigate to="/dashboard/profile" replace />;
  return (
    <>
      <div className="page-header">
        <h1>
          {words}, {businessName(view)}
        </h1>
        <p>Tell me what’s on your plate and I’ll point you to the right helper.</p>
      </div>
      <Assistant key={business.id} business={business} isNew={words === 'Welcome'} />
    </>
  );
};

// Only a new owner sees it, so that nobody else loads it.
const FirstRunCard = lazy(() =>
  import('#web/first-run/first-run-card.tsx').then(
    ({ FirstRunCard: card }) => ({ default: card }),
    // The dashboard works without it.
    () => ({ default: () => null }),
  ),
);

const Assistant = ({ business, isNew }: { business: Business; isNew: boolean }) => {
  const businessId = business.id;
  const isPreviewing = usePreview() !== null;
  const [conversationId] = useState(
    () => currentConversation(businessId, null) ?? crypto.randomUUID(),
  );
  const { conversation, state } = useConversation({ conversationId, businessId, helperId: null });
  const input = useRef<HTMLTextAreaElement>(null);
  const suggestion = useSuggestion(conversation.place);
  return (
    <>
      {isNew && !isPreviewing && state.turns.length === 0 && (
        <Suspense>
          <FirstRunCard business={business} />
        </Suspense>
      )}
      <ConversationView
        conversation={conversation}
        state={state}
        speaker={assistant}
        placeholder="What’s going on with the business?"
        input={input}
        under={suggestion}
      />
    </>
  );
};
