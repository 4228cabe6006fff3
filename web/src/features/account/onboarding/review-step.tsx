import { useQuery } from '@tanstack/react-query';
import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { trialExplained } from '#shared/domain/plan/billing-messages.ts';
import { isPaid, opensEveryHelper, plans, trialPlan } from '#shared/domain/plan/plans.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { type Draft, typeOf } from './steps.ts';

/** The first two questions of each helper, from the catalogue. */
const usePrompts = (ids: readonly HelperId[]) =>
  useQuery({
    queryKey: ['helper-intro', ...ids],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { loadHelperContent } = await import('#shared/catalogue/load/load-helper.ts');
      const contents = await Promise.all(ids.map(loadHelperContent));
      return Object.fromEntries(
        contents.map(({ id, quickStarts }) => [id, quickStarts.slice(0, 2)]),
      ) as Partial<Record<HelperId, { id: string; title: string }[]>>;
    },
  });

/** Each helper with two things to ask it first, all on one screen. */
export const HelperIntro = ({ draft }: { draft: Draft }) => {
  const ids = draft.plan && opensEveryHelper(draft.plan) ? helperIds : draft.helpers;
  const { data, isPending } = usePrompts(ids);
  return (
    <ul className="helper-intro">
      {ids.map((id) => (
        <li key={id} data-helper={id}>
          <h2>
            <HelperAvatar helper={id} size="sm" />
            {helpers[id].name}
          </h2>
          {isPending ? (
            <Skeleton lines={2} />
          ) : (
            <ul className="helper-intro-prompts">
              {data?.[id]?.map((prompt) => (
                <li key={prompt.id}>{prompt.title}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
};

/** What will be set up, in the owner's own words. */
export const Summary = ({ draft, freeDays }: { draft: Draft; freeDays: number }) => (
  <dl className="summary">
    <div>
      <dt>Business</dt>
      <dd>{draft.name || 'Not entered yet'}</dd>
    </div>
    {draft.ownerName.trim() && (
      <div>
        <dt>Your name</dt>
        <dd>{draft.ownerName}</dd>
      </div>
    )}
    <div>
      <dt>Trade</dt>
      <dd>{typeOf(draft) || 'Not chosen yet'}</dd>
    </div>
    <div>
      <dt>Plan</dt>
      <dd>
        {plans[draft.plan ?? 'free'].name}
        {planNote(draft, freeDays)}
      </dd>
    </div>
  </dl>
);

/** Whether the payment page comes next. */
export const paysNext = ({ plan }: Pick<Draft, 'plan'>, freeDays: number) =>
  plan !== null && isPaid(plan) && !(plan === trialPlan && freeDays > 0);

const planNote = ({ plan, period }: Draft, freeDays: number) => {
  if (plan === trialPlan && freeDays > 0)
    return `, free for ${freeDays} ${freeDays === 1 ? 'day' : 'days'}. ${trialExplained(freeDays)}`;
  if (!plan || !isPaid(plan)) return '';
  const { monthly, yearly } = plans[plan].price;
  const cost = period === 'yearly' ? `$${yearly} a year` : `$${monthly} a month`;
  const noTrial = plan === trialPlan ? ' You’ve already used your free trial.' : '';
  return `, ${cost}.${noTrial} You pay on the next page.`;
};
