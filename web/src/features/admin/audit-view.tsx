import { useInfiniteQuery } from '@tanstack/react-query';
import { Paged } from './paged.tsx';
import { listQuery } from './queries.ts';
import { Section } from './section.tsx';
import { momentText } from './format.ts';

/** Operations of the contract in words; one that is not here shows its own name. */
const words: Readonly<Record<string, string>> = {
  overview: 'Looked at the numbers',
  users: 'Looked at users',
  markTest: 'Marked or unmarked a test account',
  ads: 'Looked at ad performance',
  suggestions: 'Read suggestions',
  removeSuggestion: 'Deleted a suggestion',
  messages: 'Read contact messages',
  markMessage: 'Marked a message',
  removeMessage: 'Deleted a message',
  actions: 'Looked at starter prompts',
  saveAction: 'Changed a starter prompt',
  orderActions: 'Moved starter prompts',
  restoreAction: 'Restored a starter prompt',
  audit: 'Read this trail',
};

/** What admins looked at and changed, newest first. Nobody can change or delete an entry. */
export const TrailView = () => {
  const list = useInfiniteQuery(listQuery('audit'));
  return (
    <Section title="Audit trail" hint="Everything an admin looks at or changes is noted here.">
      <Paged list={list} failure="trail" none="Nothing yet.">
        {(entries) => (
          <ul className="admin-rows">
            {entries.map((entry) => (
              <li key={entry.id}>
                <div>
                  <b>{words[entry.operation] ?? entry.operation}</b>
                  <small>
                    {entry.admin_email ?? entry.admin_id}
                    {entry.target && `, ${entry.target}`}
                  </small>
                </div>
                <time dateTime={entry.created_at}>{momentText(entry.created_at)}</time>
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Section>
  );
};
