import {
  AccessLogField,
  AccessLogFormat,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { type Feature, features, routesOf } from '#shared/contract/index.ts';
import { answerSeconds } from '#shared/domain/chat/turn-attempts.ts';
import { defaultThrottle } from '../gateway-throttle-and-error-responses.ts';
import type { Settings } from '../settings-of-stage.ts';
import { Distribution } from './api/distribution.ts';
import {
  addGatewayRefusals,
  addRoutes,
  routeThrottles,
} from './api/gateway-routes-and-refusals.ts';
import { GradualRelease } from './api/gradual-release.ts';
import { OriginKey } from './api/origin-key.ts';
import type { AuthStack } from './auth.ts';
import type { DataStack } from './data.ts';
import type { EdgeStack } from './edge.ts';
import { lambdaMaker } from './lambda-maker.ts';
import type { ProductLambda } from './product-lambda.ts';

type Props = StackProps & {
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly edge: EdgeStack | undefined;
  readonly bundles: string;
  readonly styles: readonly string[];
};

/**
 * The address of the product and everything that answers there: the distribution, the REST API and a Lambda for each
 * feature. One stack, because the Lambdas must know the address and the address must know the API.
 */
export class ApiStack extends Stack {
  readonly distribution: Distribution;
  readonly rest: RestApi;
  readonly lambdas: Readonly<Record<Feature, ProductLambda>>;

  constructor(scope: Construct, id: string, settings: Settings, props: Props) {
    const { data, auth, edge, bundles, styles, ...stackProps } = props;
    super(scope, id, stackProps);
    this.rest = this.restApi(settings);
    const originKey = new OriginKey(this, 'OriginKey', settings.stage);
    this.distribution = new Distribution(this, 'Distribution', {
      settings,
      originKey,
      api: this.rest,
      edge,
      styles,
    });
    const { origin } = this.distribution;
    const make = lambdaMaker(this, settings, { data, auth, origin, bundles, logs: data });
    this.lambdas = Object.fromEntries(
      features.map((feature) => [feature, make(feature, descriptionOf(feature), limitOf(feature))]),
    ) as Record<Feature, ProductLambda>;
    addRoutes(this.rest, auth.pool, this.targets(settings));
    addGatewayRefusals(this.rest);
    originKey.admitTo(this.rest);
    new CfnOutput(this, 'Address', { value: this.distribution.origin });
  }

  /** What the routes call: the questions and the payments through an alias that is released gradually. */
  private targets(settings: Settings): Readonly<Record<Feature, IFunction>> {
    const gradual = (name: 'chat' | 'billing') =>
      new GradualRelease(this, `${name}-release`, { name, lambda: this.lambdas[name], settings })
        .alias;
    return { ...this.lambdas, chat: gradual('chat'), billing: gradual('billing') };
  }

  private restApi({ stage, logDays }: Settings) {
    const accessLog = new LogGroup(this, 'access-log', {
      logGroupName: `/sevenhands/${stage}/access`,
      retention: logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    return new RestApi(this, 'Rest', {
      restApiName: `sevenhands-${stage}`,
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: true,
      // One per account and region: deleting this stage must not silence another.
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName: stage,
        // A trace of the gateway keeps the address of a request with the secret in it; those of the Lambdas do not.
        tracingEnabled: false,
        // Metrics of the whole API are free; those of each method cost more than everything else in a quiet month.
        metricsEnabled: false,
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        throttlingRateLimit: defaultThrottle.rate,
        throttlingBurstLimit: defaultThrottle.burst,
        methodOptions: routeThrottles(),
        accessLogDestination: new LogGroupLogDestination(accessLog),
        accessLogFormat: AccessLogFormat.custom(
          JSON.stringify({
            requestId: AccessLogField.contextRequestId(),
            ip: AccessLogField.contextIdentitySourceIp(),
            method: AccessLogField.contextHttpMethod(),
            route: AccessLogField.contextResourcePath(),
            status: AccessLogField.contextStatus(),
            milliseconds: AccessLogField.contextResponseLatency(),
            bytes: AccessLogField.contextResponseLength(),
            refused: AccessLogField.contextErrorResponseType(),
          }),
        ),
      },
    });
  }
}

/** A feature that streams gets as long as an answer may take, and a claim on a question outlives it; one that waits for the provider as long as the gateway. */
const limitOf = (feature: Feature) => {
  const streams = Object.values(routesOf[feature]).some((route) => 'events' in route);
  if (streams) return { timeout: Duration.seconds(answerSeconds) };
  return feature === 'speech' ? { timeout: Duration.seconds(29) } : {};
};

const descriptionOf = (feature: Feature) =>
  `${Object.keys(routesOf[feature]).length} routes of ${feature}`;
