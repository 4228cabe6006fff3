import type { Settings } from '../../settings-of-stage.ts';
import { type Finding, ok, todo } from './finding.ts';
import { readStageSecret } from './read-stage-secret.ts';

/** Whether the client secret of Google is there; CloudFormation reads it at each deployment. */
export const checkGoogle = async (settings: Settings): Promise<Finding[]> => {
  if (!settings.google) return [];
  const { clientSecret } = await readStageSecret(settings, 'google');
  return [
    clientSecret
      ? ok('Google', 'its client secret is stored')
      : todo('Google', 'no client secret yet: see "Sign in with Google" in docs/deploy.md'),
  ];
};
