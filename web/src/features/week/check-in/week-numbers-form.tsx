import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { moneyWriter } from '#shared/domain/lib/money-writer.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { parseNumber, type WritingStyle } from '#shared/domain/numbers/parse-number.ts';
import type { CheckIn } from '#shared/domain/week/check-in/check-in.ts';
import type { WeekNumberId } from '#shared/domain/week/check-in/week-numbers.ts';
import type { WeekNumbers } from '#shared/domain/week/check-in/week-numbers-schemas.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { currencySign } from '#web/features/numbers/fields/currency-sign.ts';
import { numberFieldText } from '#web/features/numbers/fields/number-field-values.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { todayPageQuery } from '../today-page-query.ts';
import { checkInQuery } from './check-in-query.ts';
import { WeekNumberField } from './week-number-field.tsx';

/** The largest numbers a week can have. */
const max = { jobs_done: 10_000, money_in: 100_000_000, quotes_out: 10_000 } as const;

/** What was typed for one of the three numbers: null for an empty field, or what to type instead. */
const readTypedNumber = (
  id: WeekNumberId,
  text: string,
  style: WritingStyle,
): { value: number | null } | { problem: string } => {
  if (text.trim() === '') return { value: null };
  const isMoney = id === 'money_in';
  const read = parseNumber(text, isMoney ? 'money' : 'count', style);
  if ('problem' in read) return { problem: `Enter a number, like ${isMoney ? '3,960' : '24'}` };
  const value = isMoney ? Math.round(Number(read.value) * 100) / 100 : Number(read.value);
  if (value < 0 || value > max[id]) return { problem: 'That’s too high for one week' };
  if (!isMoney && !Number.isInteger(value)) return { problem: 'Enter a whole number' };
  return { value };
};

const ids = ['jobs_done', 'money_in', 'quotes_out'] as const satisfies readonly WeekNumberId[];
const labels: Record<WeekNumberId, string> = {
  jobs_done: 'Jobs done',
  money_in: 'Money in',
  quotes_out: 'Quotes sent',
};

type Props = { business: Business; checkIn: CheckIn };

/** Last week's three numbers to type, drawn beside the seven weeks before, and what they say. */
export const WeekNumbersForm = ({ business, checkIn }: Props) => {
  const style = localeAndCurrencyOf(business);
  const last = checkIn.weeks.at(-1);
  const [typed, setTyped] = useState<Partial<Record<WeekNumberId, string>>>({});
  const [asked, setAsked] = useState(false);
  const save = useSave(business.id);
  const textOf = (id: WeekNumberId) =>
    typed[id] ?? (last?.[id] == null ? '' : numberFieldText(String(last[id]), style));
  const read = ids.map((id) => readTypedNumber(id, textOf(id), style));
  const problems = read.map((one) => ('problem' in one ? one.problem : undefined));
  const shown: WeekNumbers = {
    week: checkIn.week,
    jobs_done: null,
    money_in: null,
    quotes_out: null,
  };
  for (const [nth, id] of ids.entries()) {
    const one = read[nth];
    if (one && 'value' in one) shown[id] = one.value;
  }
  const submit = () => {
    setAsked(true);
    if (problems.every((problem) => !problem))
      save.mutate(shown, { onSuccess: () => setTyped({}) });
  };
  const money = moneyWriter(style.locale, business.currency);
  const [first, ...more] = checkIn.findings;
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">3 numbers from last week</h2>
      <p className="check-in-lede">Rough numbers are fine.</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="three-numbers">
          {ids.map((id, nth) => (
            <WeekNumberField
              key={id}
              label={labels[id]}
              sign={id === 'money_in' && business.currency ? currencySign(style) : undefined}
              text={textOf(id)}
              onType={(text) => setTyped({ ...typed, [id]: text })}
              problem={asked ? problems[nth] : undefined}
              values={[...checkIn.weeks.slice(0, -1).map((week) => week[id]), shown[id]]}
              write={id === 'money_in' ? money : String}
            />
          ))}
        </div>
        <p className="hint">Past 8 weeks. Last week is in yellow.</p>
        {first && (
          <p className="check-in-finding">
            <b>{first}</b> {more.join(' ')}
          </p>
        )}
        {save.error && <Notice tone="danger">{save.error.message}</Notice>}
        <Button type="submit" busy={save.isPending && 'Saving...'}>
          Save numbers
        </Button>
      </form>
    </section>
  );
};

const useSave = (businessId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (numbers: WeekNumbers) =>
      api.checkIn.saveNumbers({ business_id: businessId, ...numbers }),
    onSuccess: ({ weeks }) => {
      client.setQueryData(checkInQuery(businessId).queryKey, (data) => data && { ...data, weeks });
      client.setQueryData(
        todayPageQuery(businessId).queryKey,
        (data) => data && { ...data, weeks },
      );
      toast('Saved!');
    },
  });
};
