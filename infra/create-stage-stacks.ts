import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'aws-cdk-lib/core';
import { linkPageSample } from '#shared/domain/lib/mail-link-page-html.ts';
import { styleHashes } from './security-headers.ts';
import { needsEdge, type Settings } from './settings-of-stage.ts';
import { ApiStack } from './stacks/api.ts';
import { AuthStack } from './stacks/auth.ts';
import { BackupCopiesStack } from './stacks/backup-copies.ts';
import { DataStack } from './stacks/data.ts';
import { EdgeStack } from './stacks/edge.ts';
import { EdgeMonitoringStack } from './stacks/edge-monitoring.ts';
import { JobsStack } from './stacks/jobs.ts';
import { MonitoringStack } from './stacks/monitoring.ts';
import { SiteFilesStack } from './stacks/site-files.ts';

type BuildInput = {
  /** The account to deploy to; undefined when the stage is only synthesized. */
  readonly account?: string | undefined;
  /** The folder that holds one folder per Lambda bundle. */
  readonly bundles: string;
  /** The folder with the built web app. */
  readonly site: string;
};

/** Creates all stacks of a stage, in the order in which they are deployed. */
export const createStageStacks = (
  app: App,
  settings: Settings,
  { account, bundles, site }: BuildInput,
) => {
  const { region, stage } = settings;
  const props = {
    env: { region, ...(account && { account }) },
    tags: { product: 'sevenhands', stage },
  };
  const edgeProps = { ...props, env: { ...props.env, region: 'us-east-1' } };
  const name = (part: string) => `Sevenhands-${stage}-${part}`;

  const { copyRegion } = settings;
  const copies = copyRegion
    ? new BackupCopiesStack(app, name('Copies'), settings, {
        ...props,
        env: { ...props.env, region: copyRegion },
      })
    : undefined;
  const data = new DataStack(app, name('Data'), settings, props);
  // The first weekly backup finds its vault.
  if (copies) data.addDependency(copies);
  const auth = new AuthStack(app, name('Auth'), settings, { ...props, data, bundles });
  const edge = needsEdge(settings)
    ? new EdgeStack(app, name('Edge'), settings, edgeProps)
    : undefined;
  const styles = styleHashes([...readPages(site), linkPageSample]);
  const api = new ApiStack(app, name('Api'), settings, {
    ...props,
    data,
    auth,
    edge,
    bundles,
    styles,
    crossRegionReferences: true,
  });
  const jobs = new JobsStack(app, name('Jobs'), settings, { ...props, data, auth, api, bundles });
  const web = new SiteFilesStack(app, name('Web'), settings, { ...props, api, jobs, auth, site });
  const monitoring = new MonitoringStack(app, name('Monitoring'), settings, {
    ...props,
    data,
    auth,
    api,
    jobs,
  });
  const edgeMonitoring = new EdgeMonitoringStack(app, name('EdgeMonitoring'), settings, {
    ...edgeProps,
    api,
  });
  return { copies, data, auth, edge, api, jobs, web, monitoring, edgeMonitoring };
};
export type Stage = ReturnType<typeof createStageStacks>;

/** The HTML of every page of the built web app. */
const readPages = (site: string) =>
  globSync('**/*.html', { cwd: site }).map((path) => readFileSync(join(site, path), 'utf8'));
