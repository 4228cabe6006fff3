import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Business } from '#shared/domain/business.ts';
import { addDays } from '#shared/domain/local-date.ts';
import type { ReviewSettings } from '#shared/domain/review-schemas.ts';
import { api } from '#web/api.ts';
import { pageLocale } from '#web/locale.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { reviewQuery, reviewSettingsQuery } from './review-query.ts';

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

/** When the review comes, in words, and the fields that change it; the mail goes off with one press. */
export const ReviewTimes = ({
  business,
  settings,
}: {
  business: Pick<Business, 'id' | 'time_zone'>;
  settings: ReviewSettings;
}) => {
  const note = useId();
  const { weekday, hour, mail } = settings;
  const { mutate, isPending, error } = useSaveSettings(business.id);
  const save = (change: Partial<ReviewSettings>) => mutate({ ...settings, ...change });
  return (
    <div className="review-times">
      <p id={note} className="hint">
        This page comes every {weekdayName(weekday)} at {hourName(hour)}
        {mail ? ', and as a mail.' : '. It does not come as a mail.'}
        {mail && !business.time_zone && ' The mail waits until your time zone is known.'}
      </p>
      <div className="review-times-fields">
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
          label="Hour"
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
        <Button
          variant="outline"
          busy={isPending && 'Saving...'}
          aria-describedby={note}
          onClick={() => save({ mail: !mail })}
        >
          {mail ? 'Stop the mail' : 'Send me the mail'}
        </Button>
      </div>
      {error && <Notice tone="danger">{error.message}</Notice>}
    </div>
  );
};

const useSaveSettings = (businessId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: ReviewSettings) =>
      api.review.saveSettings({ business_id: businessId, ...settings }),
    onSuccess: (saved) => {
      client.setQueryData(reviewSettingsQuery(businessId).queryKey, saved);
      client.setQueryData(
        reviewQuery(businessId).queryKey,
        (data) => data && { ...data, ...saved },
      );
      toast('Saved!');
    },
  });
};
