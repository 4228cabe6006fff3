import type { Settings } from '../../settings-of-stage.ts';
import {
  checkBootstrap,
  checkCloudFront,
  checkConcurrency,
  checkCredentials,
  checkGitHub,
} from './aws-account.ts';
import { checkConnections } from './connections.ts';
import { checking, type Finding } from './finding.ts';
import { checkGoogle } from './google.ts';
import { checkMail } from './mail.ts';
import { checkModel } from './model.ts';
import { checkPayments, type ProviderOrigins } from './payments.ts';
import { checkRestoredTable } from './restored-table.ts';
import { checkSpeech } from './speech.ts';
import { checkZone, type NameServers } from './zone.ts';

type PreflightOptions = {
  /** Where the stage answers, if it has no domain. */
  readonly origin?: string | undefined;
  /** Other origins of the providers' APIs, for tests. */
  readonly origins?: ProviderOrigins;
  /** Another way to ask for name servers, for tests. */
  readonly nameServers?: NameServers;
};

/** Checks what a deployment of the stage needs from its AWS account and its providers; changes nothing. */
export const runChecks = async (
  settings: Settings,
  { origin, origins, nameServers }: PreflightOptions = {},
): Promise<readonly Finding[]> => {
  const address = origin ?? (settings.domain ? `https://${settings.domain.name}` : undefined);
  const findings = await Promise.all([
    checking('credentials', () => checkCredentials(settings)),
    checking('bootstrap', () => checkBootstrap(settings)),
    checking('CloudFront', checkCloudFront),
    checking('Lambda concurrency', () => checkConcurrency(settings)),
    checking('table', () => checkRestoredTable(settings)),
    checking('mail', () => checkMail(settings)),
    checking('zone', () => checkZone(settings, nameServers)),
    checking('GitHub', () => checkGitHub(settings)),
    checking('Google', () => checkGoogle(settings)),
    checking('connections', () => checkConnections(settings, address)),
    checking('model', () => checkModel(settings)),
    checking('speech', () => checkSpeech(settings)),
    checking('payments', () => checkPayments(settings, address, origins)),
  ]);
  return findings.flat();
};
