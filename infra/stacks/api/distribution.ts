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
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { Settings } from '../../stages.ts';
import type { EdgeStack } from '../edge.ts';
import { edgeFunctionCode } from './edge-function.ts';
import { headersPolicy } from './headers-policy.ts';

type Props = {
  readonly settings: Settings;
  readonly api: RestApi;
  readonly edge: EdgeStack | undefined;
  /** CSP hashes of the style blocks in the pages. */
  readonly styles: readonly string[];
};

/** The document of the API is a file like the pages, although it is found among the routes. */
export const contractFile = 'api/openapi.json';

/** The one address of the product: pages from a private bucket, /api from the REST API, the same headers on both. */
export class Distribution extends Construct {
  readonly files: Bucket;
  readonly distribution: CloudFrontDistribution;
  readonly origin: string;

  constructor(scope: Construct, id: string, { settings, api, edge, styles }: Props) {
    super(scope, id);
    const { domain } = settings;
    const { region, urlSuffix } = Stack.of(this);
    const closed = {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
    };
    const logs = new Bucket(this, 'Logs', {
      ...closed,
      // CloudFront delivers its logs with an ACL.
      objectOwnership: ObjectOwnership.OBJECT_WRITER,
      lifecycleRules: [{ expiration: Duration.days(settings.logDays) }],
      removalPolicy: settings.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.files = new Bucket(this, 'Files', {
      ...closed,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'files/',
      // Everything in it comes from a build, and old chunks stay for open tabs.
      lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
      removalPolicy: settings.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });

    const responseHeadersPolicy = headersPolicy(this, settings, styles);
    const files = S3BucketOrigin.withOriginAccessControl(this.files);
    this.distribution = new CloudFrontDistribution(this, 'Distribution', {
      comment: `Sevenhands ${settings.stage}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      logBucket: logs,
      logFilePrefix: 'visits/',
      ...(edge?.firewallArn && { webAclId: edge.firewallArn }),
      ...(domain &&
        edge?.certificate && {
          domainNames: [domain.name],
          certificate: edge.certificate,
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
      defaultBehavior: {
        origin: files,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy,
        functionAssociations: [
          this.edgeFunction('viewer-request', FunctionEventType.VIEWER_REQUEST),
          this.edgeFunction('viewer-response', FunctionEventType.VIEWER_RESPONSE),
        ],
      },
      additionalBehaviors: {
        [`/${contractFile}`]: {
          origin: files,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy,
        },
        '/api/*': {
          // Named by its id, not by its stage: the stage waits for the Lambdas, and they wait for this address.
          origin: new HttpOrigin(`${api.restApiId}.execute-api.${region}.${urlSuffix}`, {
            originPath: `/${settings.stage}`,
            protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
            // Between two packets; a streamed answer says something every 15 seconds.
            readTimeout: Duration.seconds(60),
            keepaliveTimeout: Duration.seconds(60),
          }),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy,
          // CloudFront holds back what it compresses.
          compress: false,
        },
      },
      // CloudFront keeps errors for 10 seconds, whatever they say; one owner's error must not answer another.
      errorResponses: [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(0),
      })),
    });
    if (domain) this.name(domain);
    this.origin = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
  }

  private edgeFunction(name: 'viewer-request' | 'viewer-response', eventType: FunctionEventType) {
    const code = FunctionCode.fromInline(edgeFunctionCode(name));
    return {
      eventType,
      function: new CloudFrontFunction(this, name, { code, runtime: FunctionRuntime.JS_2_0 }),
    };
  }

  private name(domain: NonNullable<Settings['domain']>) {
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
