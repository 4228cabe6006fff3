import type { ExamCase } from '../cases/exam-case.ts';

/** The number of cases in a short run. */
export const shortRun = 40;

const placeOf = ({ kind, helper, id }: ExamCase) => `${kind} ${helper ?? ''} ${id}`;

/**
 * Selects every nth case in the order of kind and helper, so that a short run has a share of each; always the same
 * cases.
 */
export const spread = (cases: readonly ExamCase[], count: number): ExamCase[] => {
  const ordered = cases.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  if (ordered.length <= count) return ordered;
  const step = ordered.length / count;
  return Array.from({ length: count }, (_, nth) => ordered[Math.floor((nth + 0.5) * step)]).filter(
    (one) => one !== undefined,
  );
};

/** The cases of a run; throws when none matches. */
export const chooseCases = (
  cases: readonly ExamCase[],
  {
    all,
    only,
    affected,
  }: { all: boolean; only: string | null; affected?: readonly ExamCase[] | null },
): ExamCase[] => {
  if (affected?.length === 0) throw new Error('The change affects no case.');
  if (affected) return [...affected];
  const wanted = only
    ? cases.filter(
        ({ id, kind, helper }) => kind === only || helper === only || id.startsWith(only),
      )
    : cases;
  if (!wanted.length) throw new Error(only ? `No case is of "${only}".` : 'There are no cases.');
  return all || only ? [...wanted] : spread(wanted, shortRun);
};
