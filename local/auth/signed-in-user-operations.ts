import type { AuthContext, Operations } from './operation-types-and-guards.ts';
import { refusal } from './refusal.ts';
import { factorView } from './second-factor.ts';
import { attributeValues, userView } from './user-view.ts';

/** What the signed-in user does to their own sign-in; each request carries the access token. */
export const signedInUserOperations = (context: AuthContext): Operations => ({
  ...accountOperations(context),
  ...attributeOperations(context),
});

const accountOperations = ({ pool, tokens, attempts }: AuthContext): Operations => ({
  GetUser: ({ AccessToken }) => {
    const user = tokens.ownerOf(AccessToken);
    return { ...userView(user, 'UserAttributes'), ...factorView(user) };
  },

  GlobalSignOut: ({ AccessToken }) => {
    tokens.revokeAll(tokens.ownerOf(AccessToken));
    return {};
  },

  ChangePassword: ({ AccessToken, PreviousPassword = '', ProposedPassword }) => {
    const user = tokens.ownerOf(AccessToken);
    attempts.admit(user.sub);
    if (!pool.passwordIs(user, PreviousPassword)) {
      attempts.failed(user.sub);
      throw refusal.wrongPassword();
    }
    pool.setPassword(user, ProposedPassword);
    pool.changed(user);
    return {};
  },

  DeleteUser: ({ AccessToken }) => {
    const user = tokens.ownerOf(AccessToken);
    tokens.revokeAll(user);
    pool.remove(user);
    return {};
  },
});

const attributeOperations = ({
  pool,
  tokens,
  codes,
  attempts,
  triggers,
}: AuthContext): Operations => ({
  /** A new e-mail address counts only once its code came back; until then the old one stays. */
  UpdateUserAttributes: async ({ AccessToken, UserAttributes, ClientMetadata }) => {
    const user = tokens.ownerOf(AccessToken);
    const { email, ...rest } = attributeValues(UserAttributes);
    pool.setAttributes(user, rest);
    if (!email || email === user.attributes.email) return { CodeDeliveryDetailsList: [] };
    const owner = pool.find(email);
    if (owner && owner !== user) throw refusal.emailTaken();
    attempts.mail(user.sub);
    await triggers.customMessage(user, 'UpdateUserAttribute', ClientMetadata);
    user.pendingEmail = email;
    return { CodeDeliveryDetailsList: [codes.send(user, 'email')] };
  },

  GetUserAttributeVerificationCode: async ({ AccessToken, ClientMetadata }) => {
    const user = tokens.ownerOf(AccessToken);
    attempts.mail(user.sub);
    await triggers.customMessage(user, 'VerifyUserAttribute', ClientMetadata);
    return { CodeDeliveryDetails: codes.send(user, 'email') };
  },

  VerifyUserAttribute: ({ AccessToken, Code }) => {
    const user = tokens.ownerOf(AccessToken);
    codes.use(user, 'email', Code);
    const email = user.pendingEmail ?? user.attributes.email ?? '';
    const owner = pool.find(email);
    if (owner && owner !== user) throw refusal.emailTaken();
    delete user.pendingEmail;
    pool.setAttributes(user, { email, email_verified: 'true' });
    return {};
  },
});
