import type { Stage } from '../create-stage-stacks.ts';
import type { Suppression } from './suppression.ts';

/** Suppressed findings about the user pool and the secrets. */
export const authAndSecretsSuppressions = ({ auth, data, api }: Stage): readonly Suppression[] => [
  {
    pack: 'AwsSolutions',
    rules: ['SMG4'],
    constructs: [data],
    reason:
      'Keys of other companies are changed at those companies, then with npm run secrets; the key of the hashes never changes.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['SMG4'],
    constructs: [api],
    reason:
      'Generated and known to CloudFront and API Gateway only; a deployment with another name replaces it.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['COG1'],
    constructs: [auth],
    reason:
      'The product requires six characters and no more; it adds a strength hint, and Cognito throttles guesses.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['COG2'],
    constructs: [auth],
    reason: 'An authenticator app is offered to owners of small businesses, not required.',
  },
  {
    pack: 'AwsSolutions',
    rules: ['COG8'],
    constructs: [auth],
    reason: 'The Plus plan is billed for each user; Essentials has what the product uses.',
  },
];
