import { found, type Properties, type Templates, unless } from './found.ts';

/** Questions and payments go through an alias that goes back when its new version fails. */
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

const methodsCall = (templates: Templates, alias: string | undefined, name: string) =>
  found(templates, 'AWS::ApiGateway::Method').every(({ properties }) => {
    const uri = JSON.stringify(properties.Integration.Uri);
    return !new RegExp(`"${name}[0-9A-F]{8}"`).test(uri) || uri.includes(`"${alias}"`);
  });
