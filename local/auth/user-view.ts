import type { User } from './user.ts';

/** The values of attributes by their names. */
export const attributeValues = (attributes: Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));

const toAttributes = (values: Record<string, string>): Attribute[] =>
  Object.entries(values).map(([Name, Value]) => ({ Name, Value }));

/** The attribute in which Cognito lists linked accounts. */
const identitiesOf = ({ identities = [] }: User): Record<string, string> =>
  identities.length
    ? {
        identities: JSON.stringify(
          identities.map(({ provider, subject, linked }) => ({
            userId: subject,
            providerName: provider,
            providerType: provider,
            issuer: null,
            primary: false,
            dateCreated: linked,
          })),
        ),
      }
    : {};

/** A user as Cognito shows one; the list of attributes has another name in some answers. */
export const userView = (user: User, list: 'Attributes' | 'UserAttributes' = 'Attributes') => ({
  Username: user.sub,
  [list]: toAttributes({ sub: user.sub, ...user.attributes, ...identitiesOf(user) }),
  UserStatus: user.status,
  Enabled: user.enabled,
  UserCreateDate: user.created,
  UserLastModifiedDate: user.modified,
});

/** An attribute as Cognito's requests and answers have it. */
export type Attribute = { Name: string; Value: string };
