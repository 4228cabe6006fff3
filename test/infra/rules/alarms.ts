import { found, type Properties, type Templates, unless } from './found.ts';

/** Every alarm notifies a topic that a person reads and to which CloudWatch may publish. */
export const alarmComplaints = (templates: Templates) => {
  const topics = found(templates, 'AWS::SNS::Topic').map(({ id }) => id);
  const releases = JSON.stringify(found(templates, 'AWS::CodeDeploy::DeploymentGroup'));
  return found(templates, 'AWS::CloudWatch::Alarm').flatMap(({ id, properties }) => {
    // CodeDeploy reads the alarms of a release itself.
    if (releases.includes(`"Ref":"${id}"`)) return [];
    const name = properties.AlarmName;
    const actions: Properties[] = [
      ...(properties.AlarmActions ?? []),
      ...(properties.OKActions ?? []),
    ];
    return [
      ...unless(
        properties.AlarmActions?.length && properties.OKActions?.length,
        `alarm ${name} notifies nobody`,
      ),
      ...unless(
        actions.every(({ Ref }) => topics.includes(Ref) && mayPublish(templates, Ref, name)),
        `alarm ${name} may not publish to its topic`,
      ),
    ];
  });
};

/** Whether the policy of a topic, if it has one, lets CloudWatch publish for this alarm. */
const mayPublish = (templates: Templates, topic: string, alarmName: string) => {
  const statements = found(templates, 'AWS::SNS::TopicPolicy')
    .filter(({ properties }) => properties.Topics.some(({ Ref }: Properties) => Ref === topic))
    .flatMap(({ properties }): Properties[] => properties.PolicyDocument.Statement);
  return statements.some(
    ({ Effect, Principal, Action, Condition }) =>
      Effect === 'Allow' &&
      Principal?.Service === 'cloudwatch.amazonaws.com' &&
      [Action].flat().includes('sns:Publish') &&
      sourceMatches(JSON.stringify(Condition?.ArnLike ?? ':alarm:*'), alarmName),
  );
};

const sourceMatches = (source: string, alarmName: string) => {
  const pattern = /:alarm:([\w*-]*)/.exec(source)?.[1] ?? '';
  return new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(alarmName);
};
