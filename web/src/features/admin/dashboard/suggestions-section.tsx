import Trash2 from '@lucide/icons/icons/trash';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/core/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { failureText } from '../admin-failures.ts';
import { momentText } from '../admin-format.ts';
import { listQuery, type Suggestion } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { PagedList } from '../paged-list.tsx';
import { ActionDialog } from '../user/action-dialog.tsx';

/** What people put into the suggestion box, newest first; each can be deleted. */
export const SuggestionsSection = () => {
  const [leaving, setLeaving] = useState<Suggestion | null>(null);
  const list = useInfiniteQuery(listQuery('listSuggestions'));
  return (
    <AdminSection title="User suggestions">
      <PagedList list={list} failure="suggestions" none="No suggestions yet.">
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
      </PagedList>
      {leaving && (
        <ActionDialog
          title="Delete this suggestion?"
          hint={`“${leaving.suggestion_text.slice(0, 200)}” will be permanently deleted. You can’t undo this.`}
          yes="Delete"
          act={async (reason) => {
            await api.admin.removeSuggestion({ id: leaving.id, reason }).catch((error: Error) => {
              throw new Error(failureText('removeSuggestion', error), { cause: error });
            });
            return 'Suggestion deleted';
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </AdminSection>
  );
};
