import { CfnApiKey, CfnUsagePlanKey, type RestApi, UsagePlan } from 'aws-cdk-lib/aws-apigateway';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { RemovalPolicy } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';

/** The header in which API Gateway expects the key. */
export const originKeyHeader = 'x-api-key';

/**
 * The key that CloudFront adds to every request to the API. Every method demands it, so API Gateway itself answers 403 to
 * a request that does not come through the distribution, before the authorizer and the Lambdas.
 */
export class OriginKey extends Construct {
  /** A reference that CloudFormation resolves while it deploys; the value is in no template. */
  readonly value: string;
  private readonly keyId: string;

  constructor(scope: Construct, id: string, stage: string) {
    super(scope, id);
    const secret = new Secret(this, 'Secret', {
      secretName: `sevenhands/${stage}/origin`,
      description: 'What CloudFront shows to the API; generated, read by nobody else',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.value = secret.secretValue.unsafeUnwrap();
    const key = new CfnApiKey(this, 'Key', {
      name: `sevenhands-${stage}-origin`,
      enabled: true,
      value: this.value,
    });
    this.keyId = key.ref;
  }

  /** Makes the key valid for the deployed stage of the API. */
  admitTo(api: RestApi) {
    const plan = new UsagePlan(this, 'Plan', {
      name: `${api.restApiName}-origin`,
      apiStages: [{ stage: api.deploymentStage }],
    });
    new CfnUsagePlanKey(this, 'PlanKey', {
      keyId: this.keyId,
      keyType: 'API_KEY',
      usagePlanId: plan.usagePlanId,
    });
  }
}
