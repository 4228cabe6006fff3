import type { IConstruct } from 'constructs';

/** Rules of a cdk-nag pack that do not apply to some constructs, and why. */
export type Suppression = {
  readonly pack: 'AwsSolutions' | 'Serverless';
  readonly rules: readonly string[];
  readonly constructs: readonly IConstruct[];
  readonly reason: string;
};

/** The ARN of a policy that AWS manages, in the notation of cdk-nag's findings. */
export const managedPolicy = (name: string) =>
  `arn:<AWS::Partition>:iam::aws:policy/service-role/${name}`;
