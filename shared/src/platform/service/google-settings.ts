import { addressFrom, ConfigInvalid, secretFrom } from "./environment";
import type { Environment } from "./environment";

/** A client registered with a provider of OpenID Connect. */
export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string };

const GOOGLE = "https://accounts.google.com";
const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET(_FILE), GOOGLE_ISSUER; null if nothing is set. @throws ConfigInvalid for half of it */
export const googleFrom = (environment: Environment): GoogleSettings | null => {
  const clientId = environment["GOOGLE_CLIENT_ID"] || undefined;
  // An empty file is how compose says that there is none.
  const clientSecret = secretFrom(environment, "GOOGLE_CLIENT_SECRET") || undefined;
  const issuer = addressFrom(environment, "GOOGLE_ISSUER", ["https:", "http:"]);
  if (clientId === undefined && clientSecret === undefined && issuer === null) return null;
  if (clientId === undefined || clientSecret === undefined) {
    throw new ConfigInvalid(
      "Sign-in with Google needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET (or GOOGLE_CLIENT_SECRET_FILE), or none of them",
    );
  }
  if (issuer?.startsWith("http:") && !THIS_MACHINE.has(new URL(issuer).hostname)) {
    throw new ConfigInvalid("GOOGLE_ISSUER has to begin with https://");
  }
  return { issuer: issuer ?? GOOGLE, clientId, clientSecret };
};
