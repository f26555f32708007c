import { ConfigInvalid, secretFrom } from "./environment";
import type { Environment } from "./environment";

const LEAST_DIFFERENT = { password: 6, token: 12 };
const LEAST_LENGTH = { password: 12, token: 32 };

/** What stands in examples, and what engines come with. */
const PLACEHOLDERS =
  /^(?:(?:change|replace)[-_ ]?(?:me|it|this)|changeit|admin|root|secret|password|example|default|test)/iu;
const OF_TESTS = /^(?:sk|rk|pk)_test_/u;

type Strength = keyof typeof LEAST_LENGTH;

/** What is wrong with a secret, in words that do not tell it; null for a good one. */
export const weaknessOf = (secret: string, strength: Strength): string | null => {
  if (secret.length < LEAST_LENGTH[strength]) return `has fewer than ${LEAST_LENGTH[strength]} characters`;
  if (PLACEHOLDERS.test(secret)) return "begins like an example";
  const isVaried = new Set(secret).size >= LEAST_DIFFERENT[strength];
  return isVaried ? null : `has fewer than ${LEAST_DIFFERENT[strength]} different characters`;
};

const SECRETS: readonly (readonly [name: string, strength: Strength])[] = [
  ["ADMIN_PASSWORD", "password"],
  ["SERVICE_TOKEN", "token"],
  ["MONGODB_PASSWORD", "password"],
  ["S3_SECRET_KEY", "password"],
];
const URLS = ["MONGODB_URL", "REDIS_URL", "JOBS_REDIS_URL", "EVENTSTORE_URL"];
const PROVIDER_KEYS = ["STRIPE_SECRET_KEY"];

/** The password within an address; undefined if there is none. */
const passwordIn = (url: string | undefined): string | undefined => {
  const [, password] = /^[\w+-]+:\/\/[^/@:?]*:([^/@?]+)@/u.exec(url ?? "") ?? [];
  return password;
};

const weaknesses = (environment: Environment): string[] => [
  ...SECRETS.flatMap(([name, strength]) => {
    const secret = secretFrom(environment, name);
    const weakness = secret === undefined ? null : weaknessOf(secret, strength);
    return weakness === null ? [] : [`${name} ${weakness}`];
  }),
  ...URLS.flatMap((name) => {
    const password = passwordIn(environment[name]);
    const weakness = password === undefined ? null : weaknessOf(decodeURIComponent(password), "password");
    return weakness === null ? [] : [`the password in ${name} ${weakness}`];
  }),
  ...PROVIDER_KEYS.filter((name) => OF_TESTS.test(secretFrom(environment, name) ?? "")).map(
    (name) => `${name} is a key of the provider's test mode`,
  ),
];

/**
 * For a start in earnest: refuses secrets that can be guessed, all of them at once and by their names alone. One that is missing is
 * refused where it is read. @throws ConfigInvalid
 */
export const refuseWeakSecrets = (environment: Environment): void => {
  const found = weaknesses(environment);
  if (found.length > 0) throw new ConfigInvalid(`Weak secrets: ${found.join("; ")}. A demo alone takes them`);
};
