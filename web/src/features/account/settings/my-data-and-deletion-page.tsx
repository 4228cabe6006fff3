import FileDown from '@lucide/icons/icons/file-down';
import Trash2 from '@lucide/icons/icons/trash';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAccount } from '#web/core/account.ts';
import { explainLostRequest } from '#web/core/explain-lost-request.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { explainCredentialChangeError } from '#web/features/auth/explain-credential-change-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { deletionKindOf } from './account-deletion-kind.ts';
import { AccountPageFrame } from './account-page-frame.tsx';
import { LeaveAccount } from './leave-account.tsx';
import { SettingRow } from './setting-row.tsx';

const dialog = lazyPage(() => import('./setting-dialog-by-name.tsx'), 'SettingDialog');

/** What is downloaded is put together by code of its own, loaded when somebody wants it. */
const downloadMyData = async (format: 'json' | 'html') =>
  (await explainLostRequest(import('./download-my-data.ts'))).downloadMyData(format);

const downloads = [
  { format: 'html', title: 'To read', about: 'A page for your browser', name: 'readable' },
  {
    format: 'json',
    title: 'For another program',
    about: 'A file other programs can read (JSON)',
    name: 'JSON',
  },
] as const;

/** What somebody can delete here, and what goes with it. */
const ends = {
  'sign-in': { title: 'Delete your sign-in', with: 'With your chats here.' },
  own: {
    title: 'Delete your own account',
    with: 'With everything in it, your sign-in, and your chats here.',
  },
  'taken-over': {
    title: 'Delete this account',
    with: 'With everything in it. Your sign-in stays.',
  },
  account: { title: 'Delete your account', with: 'With everything in it.' },
};

/** The person's data, and the end of the account. */
export const MyDataAndDeletionPage = () => {
  const [asksDelete, setAsksDelete] = useState(false);
  const view = useAccount();
  const { office } = view;
  const end = ends[deletionKindOf(view)];
  const { isPending, variables, mutate, error } = useMutation({ mutationFn: downloadMyData });
  return (
    <AccountPageFrame at="/dashboard/profile/data">
      <section className="form-group" aria-labelledby="download">
        <h2 id="download">Download a copy</h2>
        <p className="hint">
          {office
            ? 'Your chats in this account.'
            : 'Everything we keep for you: your business, chats, saved work, tasks, and numbers.'}
        </p>
        <ul className="setting-rows">
          {downloads.map(({ format, title, about, name }) => (
            <SettingRow key={format} icon={FileDown} title={title} state={about}>
              <Button
                variant="outline"
                disabled={isPending}
                busy={isPending && variables === format && 'Preparing your data...'}
                onClick={() => mutate(format)}
              >
                Download<span className="sr-only"> my data ({name})</span>
              </Button>
            </SettingRow>
          ))}
        </ul>
        {error && <Notice tone="danger">{explainCredentialChangeError(error)}</Notice>}
      </section>
      {office && <LeaveAccount />}
      <section className="form-group" aria-label={end.title}>
        <ul className="setting-rows">
          <SettingRow
            icon={Trash2}
            title={end.title}
            state={`${end.with} You can’t undo this. Download a copy first if you want to keep anything.`}
          >
            <Button variant="quiet" className="btn-danger" onClick={() => setAsksDelete(true)}>
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
