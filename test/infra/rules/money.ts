import { found, type Properties, type Templates, unless } from './found.ts';

const microdollars = 1_000_000;

/** The costs of a stage have a limit, and an alarm before it. */
export const moneyComplaints = (templates: Templates) => [
  ...modelComplaints(templates),
  ...budgetComplaints(templates),
  ...found(templates, 'AWS::ApiGateway::Stage').flatMap(({ properties }) => [
    ...unless(
      properties.MethodSettings.every(({ MetricsEnabled }: Properties) => MetricsEnabled !== true),
      'each method and figure of the API is a metric to be paid for',
    ),
    ...unless(
      properties.MethodSettings.some(
        ({ HttpMethod, ResourcePath, ThrottlingRateLimit }: Properties) =>
          HttpMethod === '*' && ResourcePath === '/*' && ThrottlingRateLimit <= 100,
      ),
      'a route without a limit of its own takes any number of requests',
    ),
  ]),
];

const modelComplaints = (templates: Templates) => {
  const chat = found(templates, 'AWS::Lambda::Function').find(({ properties }) =>
    String(properties.FunctionName).endsWith('-chat'),
  );
  const limit = Number(chat?.properties.Environment.Variables.MODEL_DAILY_DOLLARS);
  const half = found(templates, 'AWS::CloudWatch::Alarm').find(
    ({ properties }) => properties.MetricName === 'ModelMicrodollars',
  )?.properties;
  const paused = JSON.stringify(found(templates, 'AWS::CloudWatch::Alarm'));
  const prices = JSON.parse(chat?.properties.Environment.Variables.MODEL_PRICES ?? '{}');
  return [
    ...unless(limit > 0 && limit <= 1000, 'nothing stops the model at a sum a day'),
    ...unless(prices.input > 0 && prices.output > 0, 'what the model costs is counted as nothing'),
    ...unless(
      half?.Threshold === (limit / 2) * microdollars &&
        half?.Period === 86_400 &&
        half?.Statistic === 'Sum' &&
        half?.ComparisonOperator === 'GreaterThanThreshold',
      'nobody hears that half of the dollars of a day are spent',
    ),
    ...unless(
      paused.includes('"MetricName":"AnswersPaused"'),
      'nobody hears that answers are paused',
    ),
  ];
};

const budgetComplaints = (templates: Templates) => {
  if (!templates.monitoring) return [];
  const budgets = found(templates, 'AWS::Budgets::Budget').map(({ properties }) => properties);
  return [
    ...unless(
      budgets.some(({ Budget }) => Budget.CostFilters?.TagKeyValue),
      'no budget watches the stage',
    ),
    ...unless(
      budgets.some(({ Budget }) => !Budget.CostFilters),
      'no budget sees what carries no tag',
    ),
    ...unless(
      budgets.every(({ NotificationsWithSubscribers: warnings = [] }) =>
        ['FORECASTED', 'ACTUAL'].every((type) =>
          warnings.some(
            ({ Notification, Subscribers }: Properties) =>
              Notification.NotificationType === type && Subscribers.length,
          ),
        ),
      ),
      'a budget is exceeded and nobody is told',
    ),
  ];
};
