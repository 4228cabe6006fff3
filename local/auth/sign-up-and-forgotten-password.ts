import { deliveryOf } from './mailed-codes.ts';
import { type AuthContext, forClient, type Operations } from './operation-types-and-guards.ts';
import { checkPassword } from './password-and-attribute-checks.ts';
import { AuthRefusal, invalid, refusal } from './refusal.ts';
import { attributeValues } from './user-view.ts';

/** Signing up and setting a forgotten password. Only SignUp reveals whether an address has a user. */
export const signUpAndForgottenPasswordOperations = (context: AuthContext): Operations =>
  forClient({ ...signUp(context), ...forgottenPassword(context) });

const signUp = ({ pool, codes, attempts, triggers }: AuthContext): Operations => ({
  SignUp: async (input) => {
    const attributes = { email: input.Username ?? '', ...attributeValues(input.UserAttributes) };
    const user = pool.newUser(attributes, 'UNCONFIRMED');
    checkPassword(input.Password);
    const decision = await triggers.preSignUp(user, 'SignUp', {
      validationData: attributeValues(input.ValidationData),
      clientMetadata: input.ClientMetadata,
    });
    if (pool.find(user.attributes.email)) throw refusal.userExists();
    pool.setPassword(user, input.Password);
    if (decision.verify) user.attributes.email_verified = 'true';
    pool.add(user);
    if (!decision.confirm) {
      await triggers.customMessage(user, 'SignUp', input.ClientMetadata);
      return {
        UserConfirmed: false,
        UserSub: user.sub,
        CodeDeliveryDetails: codes.send(user, 'sign-up'),
      };
    }
    user.status = 'CONFIRMED';
    pool.changed(user);
    await triggers.postConfirmation(user, 'ConfirmSignUp', input.ClientMetadata);
    return { UserConfirmed: true, UserSub: user.sub };
  },

  ConfirmSignUp: async ({ Username, ConfirmationCode, ClientMetadata }) => {
    const user = pool.find(Username);
    if (!user) throw refusal.expiredCode();
    if (user.status !== 'UNCONFIRMED')
      throw new AuthRefusal(
        'NotAuthorizedException',
        `User cannot be confirmed. Current status is ${user.status}`,
      );
    codes.use(user, 'sign-up', ConfirmationCode);
    user.status = 'CONFIRMED';
    user.attributes.email_verified = 'true';
    pool.changed(user);
    await triggers.postConfirmation(user, 'ConfirmSignUp', ClientMetadata);
    return {};
  },

  ResendConfirmationCode: async ({ Username = '', ClientMetadata }) => {
    attempts.mail(Username.toLowerCase());
    const user = pool.find(Username);
    if (!user) return { CodeDeliveryDetails: deliveryOf(Username) };
    if (user.status !== 'UNCONFIRMED') throw invalid('User is already confirmed.');
    await triggers.customMessage(user, 'ResendCode', ClientMetadata);
    return { CodeDeliveryDetails: codes.send(user, 'sign-up') };
  },
});

const forgottenPassword = ({ pool, codes, attempts, triggers }: AuthContext): Operations => ({
  ForgotPassword: async ({ Username = '', ClientMetadata }) => {
    attempts.mail(Username.toLowerCase());
    const user = pool.find(Username);
    const reachable = user?.enabled && user.attributes.email_verified === 'true';
    if (!reachable) return { CodeDeliveryDetails: deliveryOf(Username) };
    await triggers.customMessage(user, 'ForgotPassword', ClientMetadata);
    return { CodeDeliveryDetails: codes.send(user, 'reset') };
  },

  ConfirmForgotPassword: async ({ Username, Password, ConfirmationCode, ClientMetadata }) => {
    checkPassword(Password);
    const user = pool.find(Username);
    if (!user?.enabled) throw refusal.wrongCode();
    codes.use(user, 'reset', ConfirmationCode);
    pool.setPassword(user, Password);
    user.status = 'CONFIRMED';
    pool.changed(user);
    attempts.succeeded(user.sub);
    await triggers.postConfirmation(user, 'ConfirmForgotPassword', ClientMetadata);
    return {};
  },
});
