import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { BrowserConfig } from '#shared/browser-config.ts';
import { hasApps } from '#shared/domain/apps/allowed-app-hosts.ts';
import { switchedOn } from '#shared/domain/connections/stage-provider-settings.ts';
import { openapi } from '#shared/openapi.ts';
import {
  allowedAppHostsOf,
  passkeyDomainOf,
  type Settings,
  signInHostOf,
} from '../settings-of-stage.ts';
import { contractFile } from './api/distribution.ts';
import type { ApiStack } from './api.ts';
import type { AuthStack } from './auth.ts';
import { cdkLambdaLog } from './cdk-lambda-log.ts';
import type { JobsStack } from './jobs.ts';
import { securityFile, securityTxt } from './site-files/security-txt.ts';
import {
  copySiteWithOrigin,
  crawlerFiles,
  insertOrigin,
} from './site-files/site-copy-with-origin.ts';

type Props = StackProps & {
  readonly api: ApiStack;
  readonly jobs: JobsStack;
  readonly auth: AuthStack;
  /** The folder with the built web app. */
  readonly site: string;
};

const lostPage = '404.html';
const worker = 'sw.js';

/** The files of the web app, published after the API that they call and the catalogue that they show. */
export class SiteFilesStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    settings: Settings,
    { api, jobs, auth, site, ...props }: Props,
  ) {
    super(scope, id, props);
    this.addStackDependency(api);
    // It loads the catalogue of its release.
    this.addStackDependency(jobs);
    // CloudFront's host name is known at the deployment only, and fits into no page of an asset.
    const origin = settings.domain ? api.distribution.origin : '';
    copySiteWithOrigin(site, origin, (pages) => this.publish(pages, settings, { api, auth }));
  }

  private publish(site: string, settings: Settings, { api, auth }: Pick<Props, 'api' | 'auth'>) {
    const { files, distribution, origin } = api.distribution;
    // Nothing is pruned: an open tab still asks for the chunks of the build it came from.
    const usual = {
      destinationBucket: files,
      prune: false,
      memoryLimit: 512,
      logGroup: cdkLambdaLog(this, 'files', settings),
    };
    const assets = new BucketDeployment(this, 'Assets', {
      ...usual,
      sources: [Source.asset(site, { exclude: ['*', '!assets', '!assets/**'] })],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...usual,
      sources: [
        Source.asset(site, { exclude: ['assets', 'assets/**', lostPage, worker, ...crawlerFiles] }),
        Source.jsonData('config.json', configOf(settings, auth, origin)),
        Source.data(contractFile, JSON.stringify(openapi(`${origin}/api`))),
        Source.data(securityFile, securityTxt(settings, origin, new Date())),
        ...crawlerFiles.map((file) =>
          Source.data(file, insertOrigin(readFileSync(join(site, file), 'utf8'), origin)),
        ),
      ],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/*'],
      // It takes minutes and can time out; every page is revalidated anyway (no-cache).
      waitForDistributionInvalidation: false,
    });
    const lost = new BucketDeployment(this, 'LostPage', {
      ...usual,
      sources: [Source.asset(site, { exclude: ['*', `!${lostPage}`] })],
      cacheControl: [CacheControl.noCache()],
      // The viewer-response function reads it and answers 404.
      metadata: { lost: '1' },
    });
    const serviceWorker = new BucketDeployment(this, 'ServiceWorker', {
      ...usual,
      sources: [Source.asset(site, { exclude: ['*', `!${worker}`] })],
      cacheControl: [CacheControl.noCache()],
    });
    // A page must not name a chunk that is not uploaded yet, nor the service worker keep a page of the last release.
    pages.node.addDependency(assets);
    pages.node.addDependency(lost);
    serviceWorker.node.addDependency(pages);
  }
}

/** What the web app must know of its stage. */
const configOf = (settings: Settings, auth: AuthStack, origin: string): BrowserConfig => ({
  stage: settings.stage,
  origin,
  region: settings.region,
  userPoolId: auth.pool.userPoolId,
  userPoolClientId: auth.client.userPoolClientId,
  userPoolEndpoint: null,
  passkeys: passkeyDomainOf(settings) !== undefined,
  googleOrigin: settings.google ? `https://${signInHostOf(settings)}` : null,
  mailboxUrl: null,
  demoReplies: false,
  photos: settings.openai.photos,
  speech: settings.openai.speech !== null,
  testPayments: settings.testPayments,
  pixelId: settings.adPixel?.id ?? null,
  providers: switchedOn(settings.connections),
  apps: hasApps(allowedAppHostsOf(settings)),
  answerTime: settings.answerTime,
  operator: settings.operator,
});
