import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import Copy from '@lucide/icons/icons/copy';
import LinkIcon from '@lucide/icons/icons/link';
import Unlink from '@lucide/icons/icons/unlink';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import { webcalAddress } from '#shared/domain/week/calendar-feed-token.ts';
import { api } from '#web/core/api.ts';
import { copyToClipboard } from '#web/core/copy-to-clipboard.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/public-fields.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { SettingRow } from './setting-row.tsx';

/** A new address, this once: to copy, and to open in the calendar program of this device. */
const ShownAddress = ({ address, webcal }: { address: string; webcal: string }) => (
  <Notice tone="good">
    <p>Copy it now. We won’t show it again.</p>
    <TextField
      label="Calendar link"
      readOnly
      value={address}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <p className="row">
      <Button onClick={() => void copyToClipboard(address)}>
        <Icon icon={Copy} />
        Copy
      </Button>
      <a className="btn btn-outline" href={webcal}>
        <Icon icon={CalendarPlus} />
        Open in my calendar
      </a>
    </p>
    <p className="hint">
      Google: Other calendars &gt; From URL. Outlook: Add calendar &gt; Subscribe from web.
    </p>
  </Notice>
);

/** Whether the link works, since when, and why it is not shown. */
const LinkState = ({ madeAt }: { madeAt: string | null }) => {
  if (!madeAt) return 'Off';
  const day = formatDate(madeAt, { dateStyle: 'long' });
  return `On since ${day}. For security, we can’t show it again.`;
};

const calendarKey = (businessId: string) => ['calendar', businessId] as const;

/** The address by which a calendar program reads the week: made, shown once, renewed and switched off. */
export const CalendarAddress = ({ business: { id } }: { business: Business }) => {
  const { data, error: failure } = useQuery({
    queryKey: calendarKey(id),
    queryFn: ({ signal }) =>
      isPreviewBusiness(id) ? { made_at: null } : api.calendar.get({ business_id: id }, { signal }),
  });
  const { make, remove } = useAddress(id);
  const [asks, setAsks] = useState<'renew' | 'off' | null>(null);
  const { ref, refocus } = useRefocus<HTMLHeadingElement>();
  const address = make.data?.address;
  const error = failure ?? make.error ?? remove.error;
  const close = () => {
    setAsks(null);
    refocus();
  };
  return (
    <section className="form-group" aria-labelledby="calendar">
      <h2 id="calendar" ref={ref} tabIndex={-1}>
        Your week in your calendar
      </h2>
      <p className="hint">
        See your tasks in Google Calendar, Apple Calendar, or Outlook. They update automatically.{' '}
        <b className="setting-warning">Anyone with this link can see your tasks.</b>
      </p>
      {address && <ShownAddress address={address} webcal={webcalAddress(address)} />}
      {error && <Notice tone="danger">{error.message}</Notice>}
      <ul className="setting-rows">
        <SettingRow
          icon={LinkIcon}
          title="Calendar link"
          state={data ? <LinkState madeAt={data.made_at} /> : !failure && 'Checking...'}
          isGood={Boolean(data?.made_at)}
        >
          {data && (
            <Button
              variant="outline"
              busy={make.isPending && 'Creating...'}
              onClick={() => (data.made_at ? setAsks('renew') : make.mutate())}
            >
              {data.made_at ? (
                'Create new link'
              ) : (
                <>
                  Create<span className="sr-only"> calendar link</span>
                </>
              )}
            </Button>
          )}
        </SettingRow>
        {data?.made_at && (
          <SettingRow
            icon={Unlink}
            title="Turn off the link"
            state="Calendars that use it will stop showing your tasks"
          >
            <Button variant="outline" className="btn-danger" onClick={() => setAsks('off')}>
              Turn off
            </Button>
          </SettingRow>
        )}
      </ul>
      {asks && (
        <Confirm
          title={asks === 'renew' ? 'Create a new link?' : 'Turn off the calendar link?'}
          question="Calendars using the current link will stop showing your tasks."
          yes={asks === 'renew' ? 'Create new link' : 'Turn off'}
          busy={(make.isPending && 'Creating...') || (remove.isPending && 'Turning off...')}
          failure={null}
          onYes={() => (asks === 'renew' ? make : remove).mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </section>
  );
};

const useAddress = (business_id: string) => {
  const client = useQueryClient();
  const show = ({ made_at }: { made_at: string | null }) =>
    client.setQueryData(calendarKey(business_id), { made_at });
  const make = useMutation({
    mutationFn: () => api.calendar.make({ business_id }),
    onSuccess: show,
  });
  const remove = useMutation({
    mutationFn: () => api.calendar.remove({ business_id }),
    onSuccess: (answer) => {
      show(answer);
      make.reset();
      toast('Turned off');
    },
  });
  return { make, remove };
};
