import { randomUUID } from 'node:crypto';
import { issuer, userPoolClientId, userPoolId } from './pool.ts';
import { AuthRefusal } from './refusal.ts';
import type { User } from './user.ts';

type TriggerEvent = {
  triggerSource: string;
  request: Record<string, unknown>;
  response: Record<string, unknown>;
};
/** A Lambda the pool calls: takes Cognito's event and answers it, changed or not. */
export type Trigger = (event: never, ...rest: never[]) => unknown;
/** The Lambdas of the pool by the moment they are called. */
export type TriggerSet = {
  preSignUp?: Trigger;
  customMessage?: Trigger;
  postConfirmation?: Trigger;
  preTokenGeneration?: Trigger;
};
type Context = { validationData?: Record<string, string>; clientMetadata?: Record<string, string> };

/** Calls the pool's Lambdas in this process with the events Cognito sends. */
export const createTriggers = (set: TriggerSet) => {
  const fire = async (
    name: keyof TriggerSet,
    triggerSource: string,
    user: User,
    request: object = {},
    response: Record<string, unknown> = {},
  ): Promise<Record<string, unknown>> => {
    const trigger = set[name] as
      | ((event: TriggerEvent, context: object) => Promise<TriggerEvent | undefined>)
      | undefined;
    if (!trigger) return response;
    const event = eventOf(triggerSource, user, request, response);
    try {
      const answer = await trigger(structuredClone(event), { awsRequestId: randomUUID() });
      return answer?.response ?? response;
    } catch (error) {
      throw failureOf(name, error);
    }
  };

  return {
    /** Throws when the Lambda refuses the sign-up; answers whether it confirms the user itself. */
    preSignUp: async (
      user: User,
      source: 'SignUp' | 'AdminCreateUser' | 'ExternalProvider',
      context: Context = {},
    ) => {
      const answer = await fire('preSignUp', `PreSignUp_${source}`, user, context, {
        autoConfirmUser: false,
        autoVerifyEmail: false,
        autoVerifyPhone: false,
      });
      return { confirm: answer.autoConfirmUser === true, verify: answer.autoVerifyEmail === true };
    },
    /** Fires before a code is mailed; throws when the Lambda refuses the mail. */
    customMessage: async (
      user: User,
      source:
        | 'SignUp'
        | 'ResendCode'
        | 'ForgotPassword'
        | 'UpdateUserAttribute'
        | 'VerifyUserAttribute',
      clientMetadata: Record<string, string> = {},
    ) => {
      await fire(
        'customMessage',
        `CustomMessage_${source}`,
        user,
        { codeParameter: '{####}', usernameParameter: null, clientMetadata },
        { smsMessage: null, emailMessage: null, emailSubject: null },
      );
    },
    /** Fires after a sign-up is confirmed, and after a forgotten password is replaced too. */
    postConfirmation: async (
      user: User,
      source: 'ConfirmSignUp' | 'ConfirmForgotPassword',
      clientMetadata: Record<string, string> = {},
    ) => {
      await fire('postConfirmation', `PostConfirmation_${source}`, user, { clientMetadata });
    },
    /** Claims to add to the ID token. */
    claims: async (triggerSource: string, user: User, groups: string[]) => {
      const answer = await fire('preTokenGeneration', triggerSource, user, {
        groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [] },
      });
      const details = answer.claimsOverrideDetails as
        | { claimsToAddOrOverride?: Record<string, string> }
        | undefined;
      return details?.claimsToAddOrOverride ?? {};
    },
  };
};

/** The event Cognito sends to a trigger. */
const eventOf = (
  triggerSource: string,
  user: User,
  request: object,
  response: Record<string, unknown>,
) => ({
  version: '1',
  region: issuer.split('.')[1],
  userPoolId,
  userName: user.sub,
  callerContext: { awsSdkVersion: 'local', clientId: userPoolClientId },
  triggerSource,
  request: {
    userAttributes: {
      sub: user.sub,
      'cognito:user_status': user.status,
      ...user.attributes,
    },
    ...request,
  },
  response,
});

const failureOf = (name: keyof TriggerSet, error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return new AuthRefusal('UserLambdaValidationException', `${title} failed with error ${message}.`);
};

export type Triggers = ReturnType<typeof createTriggers>;
