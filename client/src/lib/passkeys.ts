import type { AttestedPasskey, PasskeyOptions, SignedChallenge } from "@naqsh/shared/account";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** Brought when a passkey is asked for: no first view needs it. */
const library = () => import("@simplewebauthn/browser");

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Makes a passkey for the server's options. @throws when the person says no, or the device cannot. */
export const createPasskey = async (options: PasskeyOptions): Promise<AttestedPasskey> => {
  const { startRegistration } = await library();
  const made = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
  return { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
};

/** Signs the server's challenge with a passkey. @throws when the person says no, or there is none. */
export const signWithPasskey = async (options: PasskeyOptions): Promise<SignedChallenge> => {
  const { startAuthentication } = await library();
  const signed = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  });
  return { ...signed, clientExtensionResults: { ...signed.clientExtensionResults } };
};
