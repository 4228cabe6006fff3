import FileDown from '@lucide/icons/icons/file-down';
import Trash2 from '@lucide/icons/icons/trash';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { explainLost } from '#web/core/unreachable-server.ts';
import { explain } from '#web/features/auth/sign-in-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { AccountPageFrame } from './account-page-frame.tsx';
import { SettingRow } from './setting-row.tsx';

const dialog = lazyPage(() => import('./setting-dialog.tsx'), 'SettingDialog');

/** What is downloaded is put together by code of its own, loaded when somebody wants it. */
const downloadMyData = async (format: 'json' | 'html') =>
  (await explainLost(import('./download-my-data.ts'))).downloadMyData(format);

const downloads = [
  { format: 'html', title: 'To read', about: 'A page for your browser', name: 'readable' },
  { format: 'json', title: 'For another program', about: 'A JSON file', name: 'JSON' },
] as const;

/** The owner's data, and the end of the account. */
export const DataPage = () => {
  const [asksDelete, setAsksDelete] = useState(false);
  const { isPending, variables, mutate, error } = useMutation({ mutationFn: downloadMyData });
  return (
    <AccountPageFrame at="/dashboard/profile/data">
      <section className="form-group" aria-labelledby="download">
        <h2 id="download">Download a copy</h2>
        <p className="hint">
          Everything we keep for you: your business, chats, saved work, tasks, and numbers.
        </p>
        <ul className="setting-rows">
          {downloads.map(({ format, title, about, name }) => (
            <SettingRow key={format} icon={FileDown} title={title} state={about}>
              <Button
                variant="quiet"
                disabled={isPending}
                busy={isPending && variables === format && 'Preparing your data...'}
                onClick={() => mutate(format)}
              >
                Download<span className="sr-only"> my data ({name})</span>
              </Button>
            </SettingRow>
          ))}
        </ul>
        {error && <Notice tone="danger">{explain(error)}</Notice>}
      </section>
      <section className="form-group" aria-labelledby="delete">
        <h2 id="delete">Delete your account</h2>
        <ul className="setting-rows">
          <SettingRow
            icon={Trash2}
            title="Account and everything in it"
            state="You can’t undo this. Download a copy first if you want to keep anything."
          >
            <Button variant="outline" className="btn-danger" onClick={() => setAsksDelete(true)}>
              Delete<span className="sr-only"> my account</span>
            </Button>
          </SettingRow>
        </ul>
      </section>
      {asksDelete && (
        <Suspense>
          <dialog.View name="delete" onClose={() => setAsksDelete(false)} />
        </Suspense>
      )}
    </AccountPageFrame>
  );
};
