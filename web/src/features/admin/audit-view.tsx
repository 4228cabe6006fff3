import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from './format.ts';
import { Paged } from './paged.tsx';
import { auditQuery } from './queries.ts';
import { Section } from './section.tsx';

/** Operations of the contract in words; one that is not here shows its own name. */
const labels: Readonly<Record<string, string>> = {
  getOverview: 'Looked at the numbers',
  getModelSpend: 'Looked at what the model costs',
  raiseModelLimit: 'Raised the limit for the model',
  listUsers: 'Looked at users',
  findUser: 'Looked for an account by its address',
  getUser: 'Looked at an account',
  listRatings: 'Looked at ratings',
  markTest: 'Marked or unmarked a test account',
  getAds: 'Looked at ad performance',
  listSuggestions: 'Read suggestions',
  removeSuggestion: 'Deleted a suggestion',
  listMessages: 'Read contact messages',
  markMessage: 'Marked a message',
  removeMessage: 'Deleted a message',
  listPrompts: 'Looked at starter prompts',
  updatePrompt: 'Changed a starter prompt',
  orderPrompts: 'Moved starter prompts',
  restorePrompt: 'Restored a starter prompt',
  tryPrompt: 'Tried a starter prompt',
  listAudit: 'Read this trail',
};

/** What admins looked at and changed, newest first. Nobody can change or delete an entry. */
export const AuditView = () => {
  const [show, setShow] = useState<'all' | 'changes'>('all');
  const list = useInfiniteQuery(auditQuery(show));
  return (
    <Section title="Audit trail" hint="Everything an admin looks at or changes is noted here.">
      <label className="checkbox">
        <input
          type="checkbox"
          checked={show === 'changes'}
          onChange={({ target }) => setShow(target.checked ? 'changes' : 'all')}
        />
        Only changes, without what was looked at
      </label>
      <Paged list={list} failure="trail" none="Nothing yet.">
        {(entries) => (
          <ul className="admin-rows">
            {entries.map((entry) => (
              <li key={entry.id}>
                <div>
                  <b>{labels[entry.operation] ?? entry.operation}</b>
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
