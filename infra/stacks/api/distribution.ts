import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  AllowedMethods,
  CachePolicy,
  Distribution as CloudFrontDistribution,
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { protocolPaths } from '#shared/contract/index.ts';
import { sharePath } from '#shared/web-paths.ts';
import type { Settings } from '../../settings-of-stage.ts';
import type { EdgeStack } from '../edge.ts';
import { type EdgeFunctionName, edgeFunctionCode } from './edge-function-code.ts';
import { headersPolicy } from './headers-policy.ts';
import { type OriginKey, originKeyHeader } from './origin-key.ts';

const closed = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
};

/** Which files CloudFront fetched, kept as long as the stage keeps its logs. What visitors ask for is in the log of visits. */
const logBucket = (scope: Construct, { logDays, keepsData }: Settings) =>
  new Bucket(scope, 'Logs', {
    ...closed,
    lifecycleRules: [{ expiration: Duration.days(logDays) }],
    removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });

/** The files of the web app. */
const fileBucket = (scope: Construct, { keepsData }: Settings, logs: Bucket) =>
  new Bucket(scope, 'Files', {
    ...closed,
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'files/',
    // Everything in it comes from a build, and old chunks stay for open tabs.
    lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });

type Props = {
  readonly settings: Settings;
  readonly api: RestApi;
  readonly edge: EdgeStack | undefined;
  readonly originKey: OriginKey;
  /** CSP hashes of the style blocks in the pages. */
  readonly styles: readonly string[];
};

/** The document of the API is a file like the pages, although its path is among the routes. */
export const contractFile = 'api/openapi.json';

/** The address of the product: pages from a private bucket, /api from the REST API, the same headers on both. */
export class Distribution extends Construct {
  readonly files: Bucket;
  readonly distribution: CloudFrontDistribution;
  readonly origin: string;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    const { settings, edge } = props;
    const { domain } = settings;
    const logs = logBucket(this, settings);
    this.files = fileBucket(this, settings, logs);
    this.distribution = new CloudFrontDistribution(this, 'Distribution', {
      comment: `Sevenhands ${settings.stage}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(edge?.firewallArn && { webAclId: edge.firewallArn }),
      ...(domain &&
        edge?.certificate && {
          domainNames: [domain.name],
          certificate: edge.certificate,
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
      ...this.behaviors(props),
      // By default CloudFront caches errors for 10 seconds, also those of one owner that must not reach another.
      errorResponses: [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(0),
      })),
    });
    if (domain) this.addRecords(domain);
    this.origin = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
  }

  private behaviors({ settings, api, originKey, styles }: Props) {
    const files = {
      origin: S3BucketOrigin.withOriginAccessControl(this.files),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headersPolicy(this, settings, styles),
    };
    const pages = {
      ...files,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      functionAssociations: [
        this.edgeFunction('viewer-request', FunctionEventType.VIEWER_REQUEST),
        this.edgeFunction('viewer-response', FunctionEventType.VIEWER_RESPONSE),
      ],
    };
    const gateway = {
      origin: this.apiOrigin(settings, api, originKey),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: files.responseHeadersPolicy,
      // CloudFront buffers what it compresses.
      compress: false,
    };
    return {
      defaultBehavior: pages,
      additionalBehaviors: {
        [`/${contractFile}`]: { ...files, viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY },
        '/api/*': gateway,
        ...Object.fromEntries(protocolPaths.map((path) => [path, gateway])),
        // The only page that is posted to; CloudFront has no set of methods with POST but all of them.
        [sharePath]: { ...pages, allowedMethods: AllowedMethods.ALLOW_ALL },
      },
    };
  }

  /** Named by the id of the API, not by its stage: the stage depends on the Lambdas, and they on this distribution. */
  private apiOrigin({ stage }: Settings, api: RestApi, originKey: OriginKey) {
    const { region, urlSuffix } = Stack.of(this);
    return new HttpOrigin(`${api.restApiId}.execute-api.${region}.${urlSuffix}`, {
      originPath: `/${stage}`,
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      customHeaders: { [originKeyHeader]: originKey.value },
      // Between two packets; a streamed answer sends something every 15 seconds.
      readTimeout: Duration.seconds(60),
      keepaliveTimeout: Duration.seconds(60),
    });
  }

  private edgeFunction(name: EdgeFunctionName, eventType: FunctionEventType) {
    const code = FunctionCode.fromInline(edgeFunctionCode(name));
    return {
      eventType,
      function: new CloudFrontFunction(this, name, { code, runtime: FunctionRuntime.JS_2_0 }),
    };
  }

  private addRecords(domain: NonNullable<Settings['domain']>) {
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: domain.zoneId,
      zoneName: domain.zoneName,
    });
    const record = {
      zone,
      recordName: domain.name,
      target: RecordTarget.fromAlias(new CloudFrontTarget(this.distribution)),
    };
    new ARecord(this, 'Address', record);
    new AaaaRecord(this, 'Address6', record);
  }
}
