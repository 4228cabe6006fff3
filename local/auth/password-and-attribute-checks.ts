import { invalid, refusal } from './refusal.ts';

const shortestPassword = 6;
const knownAttributes =
  /^(email|email_verified|name|given_name|family_name|locale|zoneinfo|custom:signup_tracking|custom:hosted_domain)$/;

/** Throws unless the password has six characters; the pool has no other rule. */
export function checkPassword(password: string | undefined): asserts password is string {
  if (!password || password.length < shortestPassword) throw refusal.shortPassword();
}

/** Throws if an attribute is not in the schema of the pool or is too long. */
export const checkAttributes = (attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (!knownAttributes.test(name))
      throw invalid(
        `Attributes did not conform to the schema: Type for attribute {${name}} could not be determined`,
      );
    if (value.length > 2048)
      throw invalid(
        `Attributes did not conform to the schema: ${name}: String must be no longer than 2048 characters`,
      );
  }
};
