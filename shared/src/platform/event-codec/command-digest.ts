import { createHmac } from "node:crypto";
import type { PersonalKeys } from "../ports/personal-keys";

const SECRET_FIELD = /password|token/i;

/**
 * The digest of a command's body under its actor's personal key (the platform's secret, while there is none): equal for
 * equal bodies, whatever the order of their fields. Passwords and tokens are left out, so that nobody can try them on it.
 */
export const commandDigest = async (keys: PersonalKeys, actorId: string, body: unknown): Promise<string> => {
  const key = await keys.find(actorId);
  return key === null ? systemCommandDigest(keys, body) : digestUnder(key, body);
};

/** The same for a command of the system, which has no personal key. */
export const systemCommandDigest = async (keys: PersonalKeys, body: unknown): Promise<string> =>
  digestUnder(await keys.platformSecret("digest"), body);

const digestUnder = (key: Uint8Array, body: unknown): string =>
  createHmac("sha256", key)
    .update(`command\n${canonicalJson(body)}`)
    .digest("base64url");

/** JSON with sorted fields and without those that hold secrets. */
const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value)
    .filter(([key, part]) => part !== undefined && !SECRET_FIELD.test(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`);
  return `{${fields.join(",")}}`;
};
