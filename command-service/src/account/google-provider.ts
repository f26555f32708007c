import type { GoogleSettings } from "@naqsh/shared/platform/service/google-settings";
import * as client from "openid-client";

const TIMEOUT_SECONDS = 10;
const SCOPE = "openid email profile";

/** What ties an answer of the provider to the browser that asked; it travels in a sealed cookie. */
export type GoogleChecks = { state: string; nonce: string; verifier: string };

/** What the provider says of a person. Only the subject is theirs for good. */
export type GooglePerson = {
  issuer: string;
  subject: string;
  /** Null if it names none. */
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

export type GoogleFailure = "GOOGLE_UNAVAILABLE" | "GOOGLE_CANCELLED" | "GOOGLE_SIGN_IN_INVALID";

/** A provider of OpenID Connect, by its authorization code flow with PKCE. */
export type GoogleProvider = {
  /** Where to send the browser. @throws if the provider cannot be reached */
  begin: () => Promise<GoogleChecks & { url: string }>;
  /** Who came back, by the query string of the callback (`?code=…&state=…`). */
  finish: (query: string, checks: GoogleChecks) => Promise<GooglePerson | GoogleFailure>;
};

const textOf = (claim: unknown): string => (typeof claim === "string" ? claim.trim() : "");

const personFrom = (claims: client.IDToken): GooglePerson => {
  const [first = "", ...rest] = textOf(claims["name"]).split(/\s+/);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(claims["email"]) || null,
    emailVerified: claims["email_verified"] === true,
    firstName: textOf(claims["given_name"]) || first,
    lastName: textOf(claims["family_name"]) || rest.join(" "),
  };
};

const failureFrom = (error: unknown): GoogleFailure => {
  if (error instanceof client.AuthorizationResponseError) return "GOOGLE_CANCELLED";
  if (error instanceof client.ResponseBodyError) {
    return error.status >= 500 ? "GOOGLE_UNAVAILABLE" : "GOOGLE_SIGN_IN_INVALID";
  }
  const isAway = error instanceof TypeError || (error instanceof client.ClientError && error.code === "OAUTH_TIMEOUT");
  return isAway ? "GOOGLE_UNAVAILABLE" : "GOOGLE_SIGN_IN_INVALID";
};

/** Asks the provider for nothing before somebody signs in with it; what it says of itself is kept from then on. */
export const createGoogleProvider = (
  { issuer, clientId, clientSecret }: GoogleSettings,
  redirectUri: string,
): GoogleProvider => {
  let known: Promise<client.Configuration> | null = null;
  const discover = (): Promise<client.Configuration> =>
    client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // Plain HTTP is taken of this machine alone (google-settings): a provider that a test runs.
      ...(issuer.startsWith("http:") && { execute: [client.allowInsecureRequests] }),
    });
  const configuration = async (): Promise<client.Configuration> => {
    known ??= discover();
    try {
      return await known;
    } catch (error) {
      known = null;
      throw error;
    }
  };

  return {
    begin: async () => {
      const config = await configuration();
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: "S256",
      });
      return { ...checks, url: url.href };
    },
    finish: async (query, { state, nonce, verifier }) => {
      try {
        const tokens = await client.authorizationCodeGrant(await configuration(), new URL(`${redirectUri}${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        return claims ? personFrom(claims) : "GOOGLE_SIGN_IN_INVALID";
      } catch (error) {
        return failureFrom(error);
      }
    },
  };
};
