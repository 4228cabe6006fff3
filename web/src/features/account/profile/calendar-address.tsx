import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSample } from '#shared/domain/admin-preview.ts';
import type { Business } from '#shared/domain/business.ts';
import { webcalAddress } from '#shared/domain/feed-token.ts';
import { api } from '#web/api.ts';
import { formatDate } from '#web/locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { ShownAddress } from './shown-address.tsx';

const calendarKey = (businessId: string) => ['calendar', businessId] as const;

/** The address by which a calendar program reads the week: made, shown once, renewed and switched off. */
export const CalendarAddress = ({ business: { id } }: { business: Business }) => {
  const { data, error: failure } = useQuery({
    queryKey: calendarKey(id),
    queryFn: ({ signal }) =>
      isSample(id) ? { made_at: null } : api.calendar.get({ business_id: id }, { signal }),
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
        Google Calendar, Apple Calendar and Outlook can show your tasks and follow every change.
        Whoever has the address can read your tasks.
      </p>
      {address && <ShownAddress address={address} webcal={webcalAddress(address)} />}
      {data?.made_at && !address && (
        <p>
          An address was made on{' '}
          <time dateTime={data.made_at}>{formatDate(data.made_at, { dateStyle: 'long' })}</time>. It
          was shown once and cannot be shown again.
        </p>
      )}
      {error && <Notice tone="danger">{error.message}</Notice>}
      {data && (
        <div className="settings">
          <Button
            variant="outline"
            busy={make.isPending && 'Making it...'}
            onClick={() => (data.made_at ? setAsks('renew') : make.mutate())}
          >
            {data.made_at ? 'Make a new address' : 'Make a calendar address'}
          </Button>
          {data.made_at && (
            <Button variant="outline" className="btn-danger" onClick={() => setAsks('off')}>
              Switch it off
            </Button>
          )}
        </div>
      )}
      {asks && (
        <Confirm
          title={asks === 'renew' ? 'Make a new address?' : 'Switch the address off?'}
          question="Calendars that use the address you have stop showing your week."
          yes={asks === 'renew' ? 'Make a new one' : 'Switch it off'}
          busy={(make.isPending || remove.isPending) && 'One moment...'}
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
      toast('Switched off');
    },
  });
  return { make, remove };
};
