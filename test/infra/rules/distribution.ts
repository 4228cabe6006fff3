import { protocolPaths } from '#shared/contract/index.ts';
import { found, type Properties, type Templates, unless } from './found.ts';

/** CloudFront's own policy by its fixed id. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

/** Whether a behaviour leads to the gateway and not to the files. */
const isOfGateway = (pattern: string | undefined) =>
  pattern === '/api/*' || protocolPaths.includes(pattern ?? '');

/** CloudFront's security policies without weak protocols and ciphers. */
const strongTls = ['TLSv1.2_2021', 'TLSv1.2_2025', 'TLSv1.3_2025'];

/** The distribution serves over TLS, caches no error, and passes streams through. */
export const distributionComplaints = (templates: Templates) =>
  found(templates, 'AWS::CloudFront::Distribution').flatMap(({ properties }) => {
    const config = properties.DistributionConfig;
    const behaviours: Properties[] = [config.DefaultCacheBehavior, ...config.CacheBehaviors];
    const errors: Properties[] = config.CustomErrorResponses ?? [];
    return [
      ...unless(
        behaviours.every(({ ViewerProtocolPolicy }) => /https/.test(ViewerProtocolPolicy)),
        'a page can be read on its way',
      ),
      ...unless(
        !config.Aliases?.length ||
          strongTls.includes(config.ViewerCertificate?.MinimumProtocolVersion),
        'a browser under our own name may choose a weak cipher',
      ),
      ...unless(
        config.Origins.every(
          ({ CustomOriginConfig: custom }: Properties) =>
            !custom ||
            (custom.OriginProtocolPolicy === 'https-only' &&
              custom.OriginSSLProtocols.join() === 'TLSv1.2'),
        ),
        'a request can be read on its way to the API',
      ),
      ...unless(
        [400, 403, 404, 500, 502, 503, 504].every((code) =>
          errors.some(
            ({ ErrorCode, ErrorCachingMinTTL }) => ErrorCode === code && ErrorCachingMinTTL === 0,
          ),
        ),
        'an error is kept and answers the next caller',
      ),
      ...unless(
        config.Origins.every(
          ({ CustomOriginConfig: custom, OriginCustomHeaders: headers = [] }: Properties) =>
            !custom ||
            headers.some(
              ({ HeaderName, HeaderValue }: Properties) =>
                HeaderName === 'x-api-key' &&
                JSON.stringify(HeaderValue).includes('{{resolve:secretsmanager:'),
            ),
        ),
        'the distribution shows the API no key, or one that stands in the template',
      ),
      ...unless(
        errors.every(({ ResponsePagePath }) => !ResponsePagePath),
        'an error of the API is replaced by a page',
      ),
      ...unless(
        behaviours.some(({ PathPattern, Compress }) => PathPattern === '/api/*' && !Compress),
        'a streamed answer is held back to be compressed',
      ),
      ...unless(
        behaviours.every(
          ({ PathPattern, CachePolicyId }) =>
            !isOfGateway(PathPattern) || CachePolicyId === cachingDisabled,
        ),
        'an answer of the API is kept for the next caller',
      ),
      ...unless(
        protocolPaths.every((path) => behaviours.some(({ PathPattern }) => PathPattern === path)),
        'an app gets a page where it expects the gateway',
      ),
    ];
  });
