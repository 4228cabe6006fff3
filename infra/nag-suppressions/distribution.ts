import type { Stage } from '../create-stage-stacks.ts';
import type { Suppression } from './suppression.ts';

/** Suppressed findings about the CloudFront distribution. */
export const distributionSuppressions = ({ api }: Stage): readonly Suppression[] => [
  {
    pack: 'AwsSolutions',
    rules: ['CFR1'],
    constructs: [api.distribution],
    reason: 'The product is open to owners in every country.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['CFR2'],
    constructs: [api.distribution],
    reason: 'The firewall is a switch of the stage; it is on in prod and costs too much for dev.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['CFR3'],
    constructs: [api.distribution],
    reason:
      'The rule knows the older kind of logs only, which keeps secrets in paths; the log of visits has chosen fields.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['CFR4'],
    constructs: [api.distribution],
    reason:
      'Without a domain of its own a stage is served under CloudFront’s host name and certificate.',
  },
];
