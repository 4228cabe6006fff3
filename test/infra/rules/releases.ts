import { found, type Properties, type Templates, unless } from './found.ts';

/** Questions and payments go through an alias that rolls back when its new version fails. */
export const releaseComplaints = (templates: Templates, keepsData: boolean) => {
  const aliases = found(templates, 'AWS::Lambda::Alias');
  const groups = found(templates, 'AWS::CodeDeploy::DeploymentGroup');
  return ['chat', 'billing'].flatMap((name) => {
    const alias = aliases.find(({ properties }) => properties.FunctionName.Ref?.startsWith(name));
    const group = groups.find(({ properties }) =>
      properties.DeploymentGroupName.endsWith(`-${name}`),
    );
    const properties: Properties = group?.properties ?? {};
    return [
      ...unless(
        alias?.resource.UpdatePolicy?.CodeDeployLambdaAliasUpdate,
        `a release of ${name} reaches every owner at once`,
      ),
      ...unless(
        properties.AlarmConfiguration?.Enabled &&
          properties.AutoRollbackConfiguration?.Events?.includes('DEPLOYMENT_STOP_ON_ALARM'),
        `a failing release of ${name} stays`,
      ),
      ...unless(
        watchesAnswers(templates, properties),
        `a release of ${name} that answers with errors stays`,
      ),
      ...unless(
        !keepsData || JSON.stringify(properties.DeploymentConfigName).includes('Canary'),
        `a release of ${name} is not tried on few requests first`,
      ),
      ...unless(
        methodsCall(templates, alias?.id, name),
        `a route of ${name} calls a version past its alias`,
      ),
    ];
  });
};

/** A Lambda that returns an error response has not failed for AWS, so the alarm reads its log. */
const watchesAnswers = (templates: Templates, { AlarmConfiguration }: Properties) => {
  const named = JSON.stringify(AlarmConfiguration?.Alarms ?? []);
  return found(templates, 'AWS::CloudWatch::Alarm')
    .filter(({ id }) => named.includes(`"Ref":"${id}"`))
    .some(({ properties }) => {
      const metrics: Properties[] = (properties.Metrics ?? []).flatMap(
        ({ MetricStat }: Properties) => (MetricStat ? [MetricStat.Metric] : []),
      );
      const logged = found(templates, 'AWS::Logs::MetricFilter').flatMap(
        (filter) => filter.properties.MetricTransformations,
      );
      const ofNewVersion = ({ Dimensions = [] }: Properties) =>
        Dimensions.some(
          ({ Name, Value }: Properties) =>
            /version/i.test(Name) && JSON.stringify(Value).includes('CurrentVersion'),
        );
      return (
        metrics.every(ofNewVersion) &&
        metrics.some(
          ({ Namespace, MetricName }) => Namespace === 'AWS/Lambda' && MetricName === 'Errors',
        ) &&
        metrics.some(({ Namespace, MetricName }) =>
          logged.some(
            (each) => each.MetricName === MetricName && each.MetricNamespace === Namespace,
          ),
        )
      );
    });
};

const methodsCall = (templates: Templates, alias: string | undefined, name: string) =>
  found(templates, 'AWS::ApiGateway::Method').every(({ properties }) => {
    const uri = JSON.stringify(properties.Integration.Uri);
    return !new RegExp(`"${name}[0-9A-F]{8}"`).test(uri) || uri.includes(`"${alias}"`);
  });
