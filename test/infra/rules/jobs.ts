import { schedules } from '#infra/stacks/jobs.ts';
import { tableDefinition } from '#infra/table-definition.ts';
import { found, type Properties, rightsIn, type Templates, unless } from './found.ts';

/** Jobs that find their work in the index; the other one finds it under the day. */
const readIndex = [
  'on-reconcile',
  'on-check-ins',
  'on-connections-due',
  'on-second-factor-resets',
  'on-reap',
];
/**
 * Jobs that run every quarter of an hour, the finest step of time zones; they read only what is due in that quarter.
 */
const quarterly = ['on-check-ins'];

/** Jobs read changed items only, run a few times a day, and report when they give up. */
export const jobComplaints = (templates: Templates) => [
  ...scanComplaints(templates),
  ...indexComplaints(templates),
  ...ceilingComplaints(templates),
  ...Object.keys(schedules).flatMap((name) => oneJob(templates, name)),
];

const actionsOf = ({ Action }: Properties): string[] => [Action].flat();

/** Refuses scans, which read the whole table. */
const scanComplaints = (templates: Templates) =>
  rightsIn(templates).flatMap(({ id, statements }) =>
    unless(
      !statements.some((statement) =>
        actionsOf(statement).some((action) => /^dynamodb:(Scan|PartiQL|\*)/.test(action)),
      ),
      `${id} may read the whole table`,
    ),
  );

const indexComplaints = (templates: Templates) => {
  const { index } = tableDefinition;
  return found(templates, 'AWS::DynamoDB::GlobalTable').flatMap(({ properties }) =>
    unless(
      properties.GlobalSecondaryIndexes?.some(
        ({ IndexName, KeySchema }: Properties) =>
          IndexName === index.name &&
          KeySchema.map((key: Properties) => key.AttributeName).join() ===
            `${index.partitionKey},${index.sortKey}`,
      ),
      'the table lacks the index in which jobs find their work',
    ),
  );
};

/** Requires a maximum for on-demand capacity, because a loop would otherwise cost without limit. */
const ceilingComplaints = (templates: Templates) =>
  found(templates, 'AWS::DynamoDB::GlobalTable').flatMap(({ properties }) =>
    unless(
      properties.WriteOnDemandThroughputSettings?.MaxWriteRequestUnits <= 1000 &&
        properties.Replicas.every(
          ({ ReadOnDemandThroughputSettings: reads }: Properties) =>
            reads?.MaxReadRequestUnits <= 2000,
        ),
      'a job that loops may cost without limit',
    ),
  );

const oneJob = (templates: Templates, name: string) => {
  const lambda = found(templates, 'AWS::Lambda::Function').find(({ properties }) =>
    String(properties.FunctionName).endsWith(`-${name}`),
  );
  const clocks = found(templates, 'AWS::Events::Rule').filter(
    ({ properties }) =>
      lambda && JSON.stringify(properties.Targets).includes(`"Fn::GetAtt":["${lambda.id}","Arn"]`),
  );
  return [
    ...unless(lambda?.properties.DeadLetterConfig?.TargetArn, `${name} gives up without a trace`),
    ...unless(
      clocks.length === 1 && clocks.every(({ properties }) => isModest(name, properties)),
      `${name} runs never, or more often than it needs`,
    ),
    ...unless(
      clocks.every(({ properties }) =>
        properties.Targets.every((target: Properties) => target.DeadLetterConfig?.Arn),
      ),
      `${name} may not be started without anybody noticing`,
    ),
    ...unless(
      lambda && mayQueryIndex(templates, lambda.properties) === readIndex.includes(name),
      `${name} has other rights to the index than it needs`,
    ),
  ];
};

/** Whether a schedule is at most hourly: one minute of the hour, or a rate in hours; quarterly jobs four times. */
const isModest = (name: string, { ScheduleExpression, State }: Properties) =>
  State === 'ENABLED' &&
  (/^(cron\(\d+ |rate\(\d+ hours?\))/.test(ScheduleExpression) ||
    (quarterly.includes(name) && ScheduleExpression.startsWith('cron(0/15 ')));

const mayQueryIndex = (templates: Templates, { Role }: Properties) => {
  const [role] = Role['Fn::GetAtt'];
  return rightsIn(templates)
    .filter(({ roles }) => roles.includes(role))
    .flatMap(({ statements }) => statements)
    .some(
      (statement) =>
        actionsOf(statement).includes('dynamodb:Query') &&
        JSON.stringify(statement.Resource).includes(`/index/${tableDefinition.index.name}`),
    );
};
