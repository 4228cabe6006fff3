import BookOpenText from '@lucide/icons/icons/book-open-text';
import './memory.css';
import Plus from '@lucide/icons/icons/plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { factKeys } from '#shared/domain/memory/fact-keys.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { toast } from '#web/core/toast.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField, TextField } from '#web/ui/public-fields.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { MemoryGate } from './memory-gate.tsx';
import { MemoryList } from './memory-list.tsx';
import { memoryQuery } from './memory-query.ts';
import { useAdd } from './use-change-memory.ts';

/** The way to tell the helpers something without a chat: a button, and in its place a form. */
const AddFact = ({ businessId }: { businessId: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { ref, refocus } = useRefocus<HTMLButtonElement>();
  const close = () => {
    setIsOpen(false);
    refocus();
  };
  if (isOpen) return <AddForm businessId={businessId} onClose={close} />;
  return (
    <p className="row">
      <Button ref={ref} variant="outline" onClick={() => setIsOpen(true)}>
        <Icon icon={Plus} />
        Add a fact
      </Button>
    </p>
  );
};

const AddForm = ({ businessId, onClose }: { businessId: string; onClose: () => void }) => {
  const add = useAdd(businessId);
  const { form, field, busy, failure } = useForm({
    validate: (values) => ({
      ...(!values.text('key') && { key: 'Enter a short name, 2 or 3 words' }),
      ...(!values.text('text') && { text: 'Enter what your helpers should know' }),
    }),
    submit: async (values) => {
      await add(values.text('key'), values.text('text'));
      toast('Saved!');
      onClose();
    },
  });
  return (
    <form
      className="memory-add"
      {...form}
      aria-label="Add a fact"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextField
        {...field('key')}
        label="What is it about?"
        placeholder="Example: crew size"
        maxLength={60}
        list="memory-keys"
        autoComplete="off"
        autoFocus
      />
      <datalist id="memory-keys">
        {Object.keys(factKeys).map((key) => (
          <option key={key} value={key} />
        ))}
      </datalist>
      <TextAreaField
        {...field('text')}
        label="What should your helpers know?"
        placeholder="Example: 4 people and 2 vans"
        maxLength={200}
        rows={2}
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <p className="row">
        <Button type="submit" busy={busy && 'Saving...'}>
          Save
        </Button>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  );
};

/** The memory of the active business, to read, correct, pause and delete. */
export const MemoryPage = () => {
  const view = useAccount();
  const business = activeBusiness(view);
  if (!business) return <h1>Business information not available</h1>;
  return <Known key={business.id} business={business} saves={view.entitlement.saves_history} />;
};

const Known = ({ business, saves }: { business: Business; saves: boolean }) => {
  const { data, error, refetch } = useQuery(memoryQuery(business.id));
  const { ref, refocus } = useRefocus<HTMLHeadingElement>();
  if (!saves && data?.items.length === 0) return <MemoryGate />;
  return (
    <div className="memory">
      <header className="page-header">
        <h1 ref={ref} tabIndex={-1}>
          What your helpers know
        </h1>
        <p>
          What your helpers remember about {business.name}, from your chats and from you. They use
          it in every answer. Edit anything that’s wrong, pause anything they shouldn’t use for now,
          and delete what’s out of date.
        </p>
      </header>
      {saves && data && <AddFact businessId={business.id} />}
      {!saves && data && (
        <Notice>
          Your plan doesn’t include memory, so helpers aren’t using this and nothing new is added.
          You can still view, edit, or delete it.
        </Notice>
      )}
      {data ? (
        data.items.length > 0 ? (
          <MemoryList businessId={business.id} items={data.items} onForgotten={refocus} />
        ) : (
          <EmptyState icon={BookOpenText} title="Nothing yet">
            <p>
              Tell a helper about your prices, crew, or service area. Anything worth remembering
              shows up here, so you don’t have to say it twice.
            </p>
            <LinkButton to="/dashboard">Ask a question</LinkButton>
          </EmptyState>
        )
      ) : error ? (
        <ErrorPanel
          title="Couldn’t load this"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading..." />
      )}
    </div>
  );
};
