import { useQuery } from '@tanstack/react-query';
import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { opensEveryHelper } from '#shared/domain/plan/plans.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import type { SetupAnswers } from './setup-answers.ts';

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
export const HelperIntro = ({ answers }: { answers: SetupAnswers }) => {
  const ids = answers.plan && opensEveryHelper(answers.plan) ? helperIds : answers.helpers;
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
