import { input } from '../inputs.ts';

/** How bad it is, in words that fit people and not a job: the values are those of every other severity. */
export const seriousnessInput = input('severity', {
  options: [
    { value: 'minor', label: 'Minor: first time, no harm done' },
    { value: 'moderate', label: "Moderate: it's happened before" },
    { value: 'serious', label: 'Serious: hurts customers or the crew' },
    { value: 'critical', label: 'Critical: safety, threats, or theft' },
  ],
});
