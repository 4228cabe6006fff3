import { microdollarsOf } from '../../shared/domain/plan/model-cost.ts';
import { businesses } from '../cases/businesses.ts';
import type { ExamCase } from '../cases/exam-case.ts';
import type { AnswerLine } from '../product/answer-line.ts';
import type { PricesOf } from '../run/prices.ts';
import { meanOf, type Samples } from '../statistics/bootstrap.ts';
import { checkLine, type RowId, type RowResult, rowIds, rowOf } from './check-line.ts';
import type { Group, ModelResult, RowMeasured } from './result.ts';
import { fromKept, only, samplesOf, toKept } from './samples.ts';
import { type JudgedLine, measured, measuredShare, scoreJudged } from './score-judged.ts';

type Checked = { line: AnswerLine; one: ExamCase; rows: RowResult[] };

type Input = {
  model: string;
  cases: readonly ExamCase[];
  lines: readonly AnswerLine[];
  judged: readonly JudgedLine[];
  pricesOf: PricesOf;
  /** The samples of the last result, for the same model if it has it. */
  before: ModelResult['samples'] | undefined;
};

/** All results of one model. Answers to cases that no longer exist are left out. */
export const scoreModel = ({
  model,
  cases,
  lines,
  judged,
  pricesOf,
  before,
}: Input): ModelResult => {
  const byId = new Map(cases.map((one) => [one.id, one]));
  const checked = lines.flatMap((line): Checked[] => {
    const one = byId.get(line.case);
    return one ? [{ line, one, rows: checkLine(one, line) }] : [];
  });
  const passes = samplesOf(
    checked.map(({ line, rows }) => ({
      case: line.case,
      value: Number(rows.every(({ pass }) => pass !== false)),
    })),
  );
  const rows = new Map(rowIds.map((id) => [id, rowSamples(checked, id)]));
  const byJudge = Object.entries(Object.groupBy(judged, ({ judge }) => judge)).map(
    ([judge, all = []]) => scoreJudged(judge, all, before),
  );
  const scores = byJudge[0]?.scores ?? new Map();
  const groups = (nameOf: (one: ExamCase) => string) =>
    groupsOf({ checked, nameOf, passes, scores, before, judge: byJudge[0]?.judged.judge ?? '' });
  const kept = (pick: (of: (typeof byJudge)[number]) => Samples) =>
    Object.fromEntries(byJudge.map((of) => [of.judged.judge, toKept(pick(of))]));
  return {
    model,
    ...usageOf(
      checked.map(({ line }) => line),
      pricesOf,
    ),
    passes: measuredShare(passes, fromKept(before?.passes)),
    rows: [...rows].map(([id, samples]) => rowMeasured(id, samples, before)),
    byHelper: groups(({ helper }) => helper ?? 'director'),
    byTrade: groups(({ business }) => businesses[business].type),
    byKind: groups(({ kind }) => kind),
    judged: byJudge.map((of) => of.judged),
    failures: failuresOf(checked),
    samples: {
      passes: toKept(passes),
      rows: Object.fromEntries([...rows].map(([id, samples]) => [id, toKept(samples)])),
      scores: kept((of) => of.scores),
      grades: kept((of) => of.grades),
    },
  };
};

const rowSamples = (checked: readonly Checked[], id: RowId) =>
  samplesOf(
    checked.flatMap(({ line, rows }) => {
      const pass = rows.find((row) => row.id === id)?.pass ?? null;
      return pass === null ? [] : [{ case: line.case, value: Number(pass) }];
    }),
  );

const rowMeasured = (id: RowId, samples: Samples, before: Input['before']): RowMeasured => {
  const share = measuredShare(samples, fromKept(before?.rows[id]));
  const { promise, gate } = rowOf(id);
  return { id, promise, gate, ...share, holds: share.now === null || share.now.mean >= gate };
};

type Grouping = {
  checked: readonly Checked[];
  nameOf: (one: ExamCase) => string;
  passes: Samples;
  scores: Samples;
  before: Input['before'];
  judge: string;
};

const groupsOf = ({ checked, nameOf, passes, scores, before, judge }: Grouping): Group[] =>
  Object.entries(Object.groupBy(checked, ({ one }) => nameOf(one)))
    .map(([name, all = []]): Group => {
      const ids = new Set(all.map(({ line }) => line.case));
      return {
        name,
        passes: measuredShare(only(passes, ids), fromKept(before?.passes)),
        score: measured(only(scores, ids), fromKept(before?.scores[judge])),
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));

const usageOf = (lines: readonly AnswerLine[], pricesOf: PricesOf) => {
  const answered = lines.filter(({ problem }) => problem === null);
  const mean = (value: (line: AnswerLine) => number) =>
    Math.round(meanOf(answered.map(value)) || 0);
  const input = answered.reduce((sum, { usage }) => sum + usage.input, 0);
  const cached = answered.reduce((sum, { usage }) => sum + usage.cached, 0);
  const prices = pricesOf(lines[0]?.model ?? '');
  return {
    served: [...new Set(answered.map(({ served }) => served))].sort(),
    answers: lines.length,
    unanswered: lines.length - answered.length,
    microdollars: prices && mean(({ usage }) => microdollarsOf(usage, prices)),
    estimatedTokens: answered.some(({ estimated }) => estimated),
    cachedShare: input ? cached / input : 0,
    ms: mean(({ ms }) => ms),
    firstMs: mean(({ firstMs }) => firstMs),
    firstDraftMs: Math.round(
      meanOf(answered.flatMap(({ firstDraftMs }) => firstDraftMs ?? [])) || 0,
    ),
    reasoning: mean(({ reasoning }) => reasoning),
    calls: answered.length ? meanOf(answered.map(({ calls }) => calls)) : 0,
  };
};

const failuresOf = (checked: readonly Checked[]) =>
  checked.flatMap(({ line, rows }) =>
    rows
      .filter(({ pass }) => pass === false)
      .map(({ id, why }) => ({ case: line.case, repeat: line.repeat, row: id, why: [...why] })),
  );
