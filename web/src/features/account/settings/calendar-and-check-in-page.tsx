import CalendarClock from '@lucide/icons/icons/calendar-clock';
import Globe from '@lucide/icons/icons/globe';
import ListChecks from '@lucide/icons/icons/list-checks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { CheckInSettings } from '#shared/domain/week/check-in/check-in-schemas.ts';
import { useAccount, useSetAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { api } from '#web/core/api.ts';
import { checkInSettingsQuery } from '#web/features/week/check-in/check-in-query.ts';
import { CheckInTimes, checkInTime } from '#web/features/week/check-in/check-in-times.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { AccountPageFrame } from './account-page-frame.tsx';
import { CalendarAddress } from './calendar-address.tsx';
import { SettingRow } from './setting-row.tsx';

/** When the weekly check-in comes and whether by email, and the way to change that and to start one. */
const CheckInChoice = ({ business }: { business: Business }) => {
  const [isOpen, setIsOpen] = useState(() => location.hash === '#check-in');
  const { data, error, refetch } = useQuery(checkInSettingsQuery(business.id));
  const settings = data?.settings;
  const { office } = useAccount();
  return (
    <section className="form-group" aria-labelledby="check-in">
      <h2 id="check-in">Your weekly check-in</h2>
      <p className="hint">See what got done, what’s left, and your numbers for the week.</p>
      {error && <ErrorPanel message={error.message} onRetry={() => void refetch()} />}
      <ul className="setting-rows">
        <SettingRow
          icon={CalendarClock}
          title={settings ? `Every ${checkInTime(settings)}` : 'Day and time'}
          state={settings ? <MailState business={business} settings={settings} /> : 'Checking...'}
        >
          {!isOpen && (
            <Button variant="outline" disabled={!settings} onClick={() => setIsOpen(true)}>
              Change<span className="sr-only">{office ? ' email' : ' day, time, or email'}</span>
            </Button>
          )}
        </SettingRow>
        {isOpen && settings && (
          <li className="setting-more">
            <CheckInTimes business={business} settings={settings} />
          </li>
        )}
        <TimeZone business={business} />
        <SettingRow
          icon={ListChecks}
          title="Check in now"
          state="Check off what got done and add 3 numbers"
        >
          <LinkButton variant="outline" to="/dashboard/check-in">
            Start<span className="sr-only"> your weekly check-in</span>
          </LinkButton>
        </SettingRow>
      </ul>
    </section>
  );
};

/** Whether the check-in comes by email, for which the server has to know the time zone. */
const MailState = ({ business, settings }: { business: Business; settings: CheckInSettings }) => {
  const { email } = useAccount().account;
  if (!settings.mail) return 'No email';
  return business.time_zone ? `By email to ${email}` : 'By email once your time zone is set';
};

/** The time zone of this device where the server could take it; undefined elsewhere. */
const zoneHere = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return Intl.supportedValuesOf('timeZone').find((one) => one === timeZone);
};

/** The time zone by which the check-in comes; that of this device with one press where none is known. */
const TimeZone = ({ business: { id, time_zone } }: { business: Business }) => {
  const setAccount = useSetAccount();
  const here = zoneHere();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (zone: string) => api.businesses.update({ business_id: id, time_zone: zone }),
    onSuccess: setAccount,
  });
  const zone = time_zone ?? here;
  const words = zone?.replaceAll('_', ' ') ?? 'Not set';
  return (
    <SettingRow
      icon={Globe}
      title="Time zone"
      state={error?.message ?? (time_zone || !here ? words : `${words}, from this device`)}
    >
      {!time_zone && here ? (
        <Button variant="outline" busy={isPending && 'Saving...'} onClick={() => mutate(here)}>
          Use this
        </Button>
      ) : (
        <LinkButton variant="outline" to="/dashboard/profile">
          {time_zone ? 'Change' : 'Set'}
          <span className="sr-only"> time zone</span>
        </LinkButton>
      )}
    </SettingRow>
  );
};

/** How the week reaches its people outside the app: the owner's calendar link, and the weekly check-in. */
export const CalendarAndCheckInPage = () => {
  const view = useAccount();
  const business = activeBusiness(view);
  return (
    <AccountPageFrame at="/dashboard/profile/calendar">
      {business ? (
        <Fragment key={business.id}>
          {!view.office && <CalendarAddress business={business} />}
          <CheckInChoice business={business} />
        </Fragment>
      ) : (
        <EmptyState title="No business yet">
          <LinkButton to="/dashboard/profile">Add a business</LinkButton>
        </EmptyState>
      )}
    </AccountPageFrame>
  );
};
