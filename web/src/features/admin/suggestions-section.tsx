import Trash2 from '@lucide/icons/icons/trash';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { failureText, momentText } from './format.ts';
import { Paged } from './paged.tsx';
import { listQuery, type Suggestion, useChange } from './queries.ts';
import { Section } from './section.tsx';

/** What people put into the suggestion box, newest first; each can be deleted. */
export const SuggestionsSection = () => {
  const [leaving, setLeaving] = useState<Suggestion | null>(null);
  const remove = useChange(
    async ({ id }: Suggestion) => {
      await api.admin.removeSuggestion({ id });
      toast('Suggestion deleted');
    },
    () => setLeaving(null),
  );
  const list = useInfiniteQuery(listQuery('listSuggestions'));
  return (
    <Section title="User suggestions">
      {remove.error && (
        <Notice tone="danger">{failureText('removeSuggestion', remove.error)}</Notice>
      )}
      <Paged list={list} failure="suggestions" none="No suggestions yet.">
        {(suggestions) => (
          <ul className="admin-rows">
            {suggestions.map((suggestion) => (
              <li key={suggestion.id}>
                <div>
                  <p>{suggestion.suggestion_text}</p>
                  <small>
                    {suggestion.contact_email ?? (suggestion.user_id ? 'A member' : 'A visitor')},{' '}
                    <time dateTime={suggestion.created_at}>
                      {momentText(suggestion.created_at)}
                    </time>
                  </small>
                </div>
                <Button
                  variant="icon"
                  className="btn-danger"
                  aria-label={`Delete suggestion: ${suggestion.suggestion_text.slice(0, 60)}`}
                  onClick={() => setLeaving(suggestion)}
                >
                  <Icon icon={Trash2} />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Paged>
      {leaving && (
        <Confirm
          title="Delete this suggestion?"
          question={`“${leaving.suggestion_text.slice(0, 200)}” will be permanently deleted. You can’t undo this.`}
          yes="Delete"
          busy={remove.isPending && 'Deleting...'}
          onYes={() => remove.mutate(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Section>
  );
};
