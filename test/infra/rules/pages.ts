import { found, type Templates, unless } from './found.ts';

/** The service worker caches the pages of its release, so they are uploaded first. */
export const pageComplaints = (templates: Templates) => {
  const deployments = found(templates, 'Custom::CDKBucketDeployment');
  const worker = deployments.find(({ id }) => id.startsWith('ServiceWorker'));
  const after: string[] = [worker?.resource.DependsOn ?? []].flat();
  return [
    ...unless(worker, 'no service worker is published, and the last one stays in charge'),
    ...unless(
      !worker || after.some((id) => id.startsWith('Pages')),
      'the service worker is published before the pages that it keeps',
    ),
  ];
};
