import type { Inputs } from '../calculators/input-and-result-types.ts';
import type { CalculationRequest } from './run-calculations.ts';

const ofWeek = ['job_hours', 'jobs_per_week'] as const;

/** The kept numbers for a sum: the jobs of a week are typical ones, and say nothing of a job whose hours or number were typed. */
export const markUntypicalJob = (sum: CalculationRequest, kept: Inputs): Inputs => {
  if (sum.kind !== 'price-check') return kept;
  const isOther = ofWeek.some((id) => sum.inputs[id] !== undefined && sum.inputs[id] !== kept[id]);
  return isOther ? { ...kept, other_job: true } : kept;
};
