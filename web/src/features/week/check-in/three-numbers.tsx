import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Business } from '#shared/domain/business.ts';
import { moneyStyleOf } from '#shared/domain/numbers/business-money.ts';
import type { Review } from '#shared/domain/review.ts';
import { moneyWriter, type NumberId } from '#shared/domain/review-numbers.ts';
import type { WeekNumbers } from '#shared/domain/review-schemas.ts';
import { api } from '#web/api.ts';
import { currencySign, fieldText } from '#web/numbers/owner-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { reviewQuery } from '#web/week/review-query.ts';
import { todayQuery } from '#web/week/week-query.ts';
import { NumberWeeks } from './number-weeks.tsx';
import { readTypedNumber } from './read-typed-number.ts';

const ids = ['jobs_done', 'money_in', 'quotes_out'] as const satisfies readonly NumberId[];
const labels: Record<NumberId, string> = {
  jobs_done: 'Jobs done',
  money_in: 'Money in',
  quotes_out: 'Quotes out',
};

type Props = { business: Business; review: Review };

/** Last week's three numbers to type, drawn beside the seven weeks before, and what they say. */
export const ThreeNumbers = ({ business, review }: Props) => {
  const style = moneyStyleOf(business);
  const last = review.weeks.at(-1);
  const [typed, setTyped] = useState<Partial<Record<NumberId, string>>>({});
  const [asked, setAsked] = useState(false);
  const save = useSave(business.id);
  const textOf = (id: NumberId) =>
    typed[id] ?? (last?.[id] == null ? '' : fieldText(String(last[id]), style));
  const read = ids.map((id) => readTypedNumber(id, textOf(id), style));
  const problems = read.map((one) => ('problem' in one ? one.problem : undefined));
  const shown: WeekNumbers = {
    week: review.week,
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
  const [first, ...more] = review.findings;
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">Three numbers of last week</h2>
      <p className="review-lede">Rough is fine. You know them without looking.</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="three-numbers">
          {ids.map((id, nth) => (
            <NumberWeeks
              key={id}
              label={labels[id]}
              sign={id === 'money_in' && business.currency ? currencySign(style) : undefined}
              text={textOf(id)}
              onType={(text) => setTyped({ ...typed, [id]: text })}
              problem={asked ? problems[nth] : undefined}
              values={[...review.weeks.slice(0, -1).map((week) => week[id]), shown[id]]}
              write={id === 'money_in' ? money : String}
            />
          ))}
        </div>
        <p className="hint">Eight weeks. Last week is yellow.</p>
        {first && (
          <p className="review-finding">
            <b>{first}</b> {more.join(' ')}
          </p>
        )}
        {save.error && <Notice tone="danger">{save.error.message}</Notice>}
        <Button type="submit" busy={save.isPending && 'Saving...'}>
          Save the numbers
        </Button>
      </form>
    </section>
  );
};

const useSave = (businessId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (numbers: WeekNumbers) =>
      api.review.saveNumbers({ business_id: businessId, ...numbers }),
    onSuccess: ({ weeks }) => {
      client.setQueryData(reviewQuery(businessId).queryKey, (data) => data && { ...data, weeks });
      client.setQueryData(todayQuery(businessId).queryKey, (data) => data && { ...data, weeks });
      toast('Saved!');
    },
  });
};
