import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { AttestedPasskey, PasskeyCredential, SignedChallenge } from "@naqsh/shared/account";

/** A passkey's own words about its owner and the platform, in the browser's list of passkeys. */
export type PasskeyOwner = { userId: string; username: string; name: string; platform: string };

/** `challenge`: base64url, made by the server a moment ago. `origin`: of the request, which is the shop's own. */
type Expected = { challenge: string; origin: string | undefined };

export type Passkeys = {
  creation: (
    owner: PasskeyOwner,
    held: readonly PasskeyCredential[],
  ) => Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** For passkeys of one person, or for any that a browser has for this shop. */
  request: (held: readonly PasskeyCredential[]) => Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The new credential and its counter; null if the answer proves nothing. */
  created: (
    answer: AttestedPasskey,
    expected: Expected,
  ) => Promise<{ credential: PasskeyCredential; counter: number } | null>;
  /** The new counter; null for a wrong signature. `alone`: it stands for the password, too, and has to have known its owner. */
  signed: (
    answer: SignedChallenge,
    credential: PasskeyCredential,
    expected: Expected & { alone: boolean },
  ) => Promise<{ counter: number } | null>;
};

type Answer = AttestedPasskey | SignedChallenge;

/** As the library has them: what a browser leaves out is not there. */
const asJson = (answer: Answer) => {
  const { authenticatorAttachment: _attachment, ...rest } = answer;
  return { ...rest, clientExtensionResults: {} };
};

const withTransports = ({ id, transports }: PasskeyCredential) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

/** WebAuthn for one site: `publicUrl` names it, `origins` are further places that may serve its client. */
export const createPasskeys = (publicUrl: string, origins: readonly string[]): Passkeys => {
  const { hostname: rpID, origin: own } = new URL(publicUrl);
  /** The edge has found that the request comes from the shop's own page; behind another port of the host it still is. */
  const originsFor = (origin: string | undefined): string[] => {
    const isOwnHost = origin !== undefined && URL.canParse(origin) && new URL(origin).hostname === rpID;
    return [own, ...origins, ...(isOwnHost ? [origin] : [])];
  };

  return {
    creation: ({ userId, username, name, platform }, held) =>
      generateRegistrationOptions({
        rpName: platform,
        rpID,
        userID: new TextEncoder().encode(userId),
        userName: username,
        userDisplayName: name,
        attestationType: "none",
        excludeCredentials: held.map(withTransports),
        authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
      }),
    request: (held) =>
      generateAuthenticationOptions({
        rpID,
        allowCredentials: held.map(withTransports),
        userVerification: held.length === 0 ? "required" : "preferred",
      }),
    created: async (answer, { challenge, origin }) => {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: asJson(answer) as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: originsFor(origin),
        expectedRPID: rpID,
        requireUserVerification: false,
      }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
      if (!verified) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { credential: { id, publicKey: Buffer.from(publicKey).toString("base64url"), transports }, counter };
    },
    signed: async (answer, credential, { challenge, origin, alone }) => {
      const result = await verifyAuthenticationResponse({
        response: asJson(answer) as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: originsFor(origin),
        expectedRPID: rpID,
        credential: {
          ...withTransports(credential),
          publicKey: new Uint8Array(Buffer.from(credential.publicKey, "base64url")),
          // Whether it rose is decided with the stream in hand, where two at once are told apart.
          counter: 0,
        },
        requireUserVerification: alone,
      }).catch(() => null);
      return result?.verified ? { counter: result.authenticationInfo.newCounter } : null;
    },
  };
};
