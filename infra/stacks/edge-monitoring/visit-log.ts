import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  CfnDelivery,
  CfnDeliveryDestination,
  CfnDeliverySource,
  LogGroup,
  ResourcePolicy,
} from 'aws-cdk-lib/aws-logs';
import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { Settings } from '../../settings-of-stage.ts';

/**
 * What CloudFront notes of a request. Left out on purpose: path, query and referrer, in which are calendar addresses, the
 * links that stop a mail, and what owners search for. The API notes its routes without their values itself.
 */
export const visitFields = [
  'date',
  'time',
  'x-edge-location',
  'sc-bytes',
  'c-ip',
  'cs-method',
  'sc-status',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'x-edge-request-id',
  'cs-protocol',
  'cs-protocol-version',
  'cs-bytes',
  'time-taken',
  'time-to-first-byte',
  'sc-content-type',
];

type Props = { readonly settings: Settings; readonly distributionId: string };

/** The log of what the distribution answered, kept as long as the stage keeps its logs. */
export class VisitLog extends Construct {
  constructor(scope: Construct, id: string, { settings, distributionId }: Props) {
    super(scope, id);
    const { stage, logDays } = settings;
    const stack = Stack.of(this);
    const log = new LogGroup(this, 'Log', {
      logGroupName: `/sevenhands/${stage}/visits`,
      retention: logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const policy = new ResourcePolicy(this, 'Policy', {
      resourcePolicyName: `sevenhands-${stage}-visits`,
      policyStatements: [
        new PolicyStatement({
          principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: [log.logGroupArn],
          conditions: {
            StringEquals: { 'aws:SourceAccount': stack.account },
            ArnLike: { 'aws:SourceArn': stack.formatArn({ service: 'logs', resource: '*' }) },
          },
        }),
      ],
    });
    const source = new CfnDeliverySource(this, 'Source', {
      name: `sevenhands-${stage}-visits`,
      logType: 'ACCESS_LOGS',
      resourceArn: stack.formatArn({
        service: 'cloudfront',
        region: '',
        resource: 'distribution',
        resourceName: distributionId,
      }),
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name: `sevenhands-${stage}-visits`,
      outputFormat: 'json',
      destinationResourceArn: stack.formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: log.logGroupName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    });
    destination.node.addDependency(policy);
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: visitFields,
    });
    // It names its source by a text, from which CloudFormation sees no order.
    delivery.node.addDependency(source);
  }
}
