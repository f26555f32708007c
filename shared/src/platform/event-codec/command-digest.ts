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
export const systemCommandDigest = async (keys: Pick<PersonalKeys, "platformSecret">, body: unknown): Promise<string> =>
  digestUnder(await keys.platformSecret("digest"), body);

const digestUnder = (key: Uint8Array, body: unknown): string =>
  createHmac("sha256", key)
    .update(`command\n${canonicalJson(body)}`)
    .digest("base64url");

/** JSON with sorted fields and without those that hold secrets; every command passes here, so nothing is built but the text. */
const canonicalJson = (value: unknown): string => {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const fields = value as Record<string, unknown>;
  let text = "";
  for (const name of Object.keys(fields).toSorted()) {
    const field = fields[name];
    if (field === undefined || SECRET_FIELD.test(name)) continue;
    text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${canonicalJson(field)}`;
  }
  return `{${text}}`;
};
