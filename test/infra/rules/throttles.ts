import { lambdaPermissions } from '#infra/permissions.ts';
import { found, type Properties, type Templates, unless } from './found.ts';

/** Metrics of throttling, and of bounced mails. */
const refused = {
  Lambda: 'Throttles',
  'the table': 'ThrottledRequests',
  'parts of a batch': 'WriteThrottleEvents',
  'the API': 'TooManyRequests',
  'the user pool': 'SignInThrottles',
  'refreshed tokens': 'TokenRefreshThrottles',
  'bounced mails': 'Reputation.BounceRate',
  'unwanted mails': 'Reputation.ComplaintRate',
};

/** The metric of a successful run of each job, by its Lambda. */
const successes = {
  'on-reconcile': 'ReconcileDone',
  'on-trial-reminders': 'RemindersDone',
  'on-reap': 'ReapDone',
};

/** The operations of the table by metric name; writes inside transactions count as the transaction. */
export const tableOperations = () => {
  const actions = Object.values(lambdaPermissions).flatMap(({ table }) => table);
  return new Set(
    actions.map((name) => (name === 'ConditionCheckItem' ? 'TransactWriteItems' : name)),
  );
};

/** Background failures trigger an alarm: missing job runs, and every kind of throttling. */
export const watchComplaints = (templates: Templates) => {
  if (!templates.monitoring) return [];
  const alarms = found({ monitoring: templates.monitoring }, 'AWS::CloudWatch::Alarm').map(
    ({ properties }) => properties,
  );
  const text = JSON.stringify(alarms);
  return [
    ...Object.entries(successes).flatMap(([job, metric]) => silenceComplaints(alarms, job, metric)),
    ...unless(
      alarms.some(
        ({ MetricName, Dimensions }) =>
          MetricName === 'ApproximateNumberOfMessagesVisible' &&
          /-Jobs".*GetAttDeadLetters/.test(JSON.stringify(Dimensions)),
      ),
      'a job gives up and nobody hears of it',
    ),
    ...Object.entries(refused).flatMap(([what, metric]) =>
      unless(text.includes(`"MetricName":"${metric}"`), `nobody hears that ${what} is refused`),
    ),
    ...operationComplaints(alarms),
    ...alarms.flatMap(sumComplaints),
    ...logComplaints(templates),
  ];
};

const silenceComplaints = (alarms: Properties[], job: string, metric: string) => {
  const alarm = alarms.find(({ MetricName }) => MetricName === metric);
  return unless(
    alarm?.TreatMissingData === 'breaching' &&
      alarm.ComparisonOperator === 'LessThanThreshold' &&
      alarm.Threshold === 1 &&
      alarm.Period * alarm.EvaluationPeriods <= 26 * 3600,
    `${job} stops ending well and nobody hears of it`,
  );
};

const metricsOf = ({ Metrics = [] }: Properties): Properties[] =>
  Metrics.flatMap(({ MetricStat }: Properties) => (MetricStat ? [MetricStat.Metric] : []));

const operationComplaints = (alarms: Properties[]) => {
  const watched = alarms
    .flatMap(metricsOf)
    .filter(({ MetricName }) => MetricName === 'ThrottledRequests')
    .map(
      ({ Dimensions }) => Dimensions.find(({ Name }: Properties) => Name === 'Operation')?.Value,
    );
  return [...tableOperations()].flatMap((operation) =>
    unless(watched.includes(operation), `nobody hears that the table refuses ${operation}`),
  );
};

/** A metric sum has no value when one of its parts has none, and an alarm takes at most ten metrics. */
const sumComplaints = ({ AlarmName, Metrics = [], ...rest }: Properties) => {
  const expressions: string[] = Metrics.flatMap(({ Expression }: Properties) => Expression ?? []);
  return [
    ...unless(
      expressions.every(
        (expression) =>
          expression.split(/ [+-] /).length === (expression.match(/FILL\(\w+, 0\)/g) ?? []).length,
      ),
      `${AlarmName} rests while a part of its sum has no data`,
    ),
    ...unless(
      metricsOf({ Metrics, ...rest }).length <= 10,
      `${AlarmName} has more metrics than an alarm takes`,
    ),
  ];
};

/** The gateway's own metric counts every response from 400 on, so its throttling is read from its log. */
const logComplaints = (templates: Templates) => {
  const filter = found(templates, 'AWS::Logs::MetricFilter').find(
    ({ properties }) => properties.MetricTransformations[0].MetricName === 'TooManyRequests',
  );
  const [stage] = found(templates, 'AWS::ApiGateway::Stage');
  return [
    ...unless(
      filter?.properties.FilterPattern.includes('$.refused = "THROTTLED"'),
      'refused requests are not read from the log of the API',
    ),
    ...unless(
      stage?.properties.AccessLogSetting?.Format?.includes(
        '"refused":"$context.error.responseType"',
      ),
      'the log of the API does not say what was refused',
    ),
  ];
};
