import Download from '@lucide/icons/icons/download';
import Trash2 from '@lucide/icons/icons/trash';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { explainLost } from '#web/core/lost-requests.ts';
import { explain } from '#web/features/auth/sign-in-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { SubjectPage } from './subject-page.tsx';

const dialog = lazyPage(() => import('./setting-dialog.tsx'), 'SettingDialog');

/** What is downloaded is put together by code of its own, loaded when somebody wants it. */
const downloadMyData = async (format: 'json' | 'html') =>
  (await explainLost(import('./my-data.ts'))).downloadMyData(format);

const downloads = [
  ['json', 'Download my data (JSON)'],
  ['html', 'Download my data (readable)'],
] as const;

/** The owner's data, and the end of the account. */
export const DataPage = () => {
  const [asksDelete, setAsksDelete] = useState(false);
  const { isPending, variables, mutate, error } = useMutation({ mutationFn: downloadMyData });
  return (
    <SubjectPage at="/dashboard/profile/data">
      <section className="form-group" aria-labelledby="download">
        <h2 id="download">Download a copy</h2>
        <p className="hint">
          Everything we keep for you: your business, chats, saved work, tasks, and numbers.
        </p>
        <div className="settings">
          {downloads.map(([format, label]) => (
            <Button
              key={format}
              variant="outline"
              disabled={isPending}
              busy={isPending && variables === format && 'Preparing your data...'}
              onClick={() => mutate(format)}
            >
              <Icon icon={Download} />
              {label}
            </Button>
          ))}
        </div>
        {error && <Notice tone="danger">{explain(error)}</Notice>}
      </section>
      <section className="form-group" aria-labelledby="delete">
        <h2 id="delete">Delete your account</h2>
        <p className="hint">This deletes your account and everything in it. You can’t undo it.</p>
        <Button variant="outline" className="btn-danger" onClick={() => setAsksDelete(true)}>
          <Icon icon={Trash2} />
          Delete my account
        </Button>
      </section>
      {asksDelete && (
        <Suspense>
          <dialog.View name="delete" onClose={() => setAsksDelete(false)} />
        </Suspense>
      )}
    </SubjectPage>
  );
};
