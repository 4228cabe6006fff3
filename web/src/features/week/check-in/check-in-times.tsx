import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { addDays } from '#shared/domain/lib/local-date.ts';
import type { CheckInSettings } from '#shared/domain/week/check-in/check-in-schemas.ts';
import { useAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { pageLocale } from '#web/core/page-locale.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/public-fields.tsx';
import { checkInQuery, checkInSettingsQuery } from './check-in-query.ts';
import './check-in-times.css';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

const written = (at: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(pageLocale(), { ...options, timeZone: 'UTC' }).format(new Date(at));
// 2026-11-23 is a Monday.
const weekdayName = (weekday: number) =>
  written(`${addDays('2026-11-22', weekday)}T00:00:00Z`, { weekday: 'long' });
const hourName = (hour: number) =>
  written(`2026-11-23T${String(hour).padStart(2, '0')}:00:00Z`, {
    hour: 'numeric',
    minute: '2-digit',
  });

/** "Monday at 7:00 AM". */
export const checkInTime = ({ weekday, hour }: CheckInSettings) =>
  `${weekdayName(weekday)} at ${hourName(hour)}`;

/** When the check-in comes, in words, and the fields that change it; the mail goes off with one press. */
export const CheckInTimes = ({
  business,
  settings,
}: {
  business: Pick<Business, 'id' | 'time_zone'>;
  settings: CheckInSettings;
}) => {
  const note = useId();
  const { office } = useAccount();
  const { weekday, hour, mail } = settings;
  const { mutate, isPending, error } = useSaveSettings(business.id);
  const save = (change: Partial<CheckInSettings>) => mutate({ ...settings, ...change });
  return (
    <div className="check-in-times">
      <p id={note} className="hint">
        Your check-in is ready every {checkInTime(settings)}
        {!mail
          ? '. We don’t email it.'
          : business.time_zone
            ? ', and we email it to you.'
            : '. To get it by email, set your time zone in your profile.'}
      </p>
      {/* Day and time are the owner's. */}
      <div className="check-in-times-fields">
        {!office && (
          <>
            <SelectField
              label="Day"
              value={weekday}
              disabled={isPending}
              onChange={({ target }) =>
                save({ weekday: weekdays[Number(target.value) - 1] ?? weekday })
              }
            >
              {weekdays.map((day) => (
                <option key={day} value={day}>
                  {weekdayName(day)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label="Time"
              value={hour}
              disabled={isPending}
              onChange={({ target }) => save({ hour: Number(target.value) })}
            >
              {hours.map((one) => (
                <option key={one} value={one}>
                  {hourName(one)}
                </option>
              ))}
            </SelectField>
          </>
        )}
        <Button
          variant="outline"
          busy={isPending && 'Saving...'}
          aria-describedby={note}
          onClick={() => save({ mail: !mail })}
        >
          {mail ? 'Stop emails' : 'Email it to me'}
        </Button>
      </div>
      {error && <Notice tone="danger">{error.message}</Notice>}
    </div>
  );
};

const useSaveSettings = (businessId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: CheckInSettings) =>
      api.checkIn.saveSettings({ business_id: businessId, ...settings }),
    onSuccess: (saved) => {
      client.setQueryData(checkInSettingsQuery(businessId).queryKey, saved);
      client.setQueryData(
        checkInQuery(businessId).queryKey,
        (data) => data && { ...data, ...saved },
      );
      toast('Saved!');
    },
  });
};
