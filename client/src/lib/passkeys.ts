import type { PasskeyOptions } from "@naqsh/shared/account";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** Brought when a passkey is asked for: no first view needs it. */
const library = () => import("@simplewebauthn/browser");

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Makes a passkey for the server's options. @throws when the person says no, or the device cannot. */
export const createPasskey = async (options: PasskeyOptions): Promise<unknown> => {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
};

/** Signs the server's challenge with a passkey. @throws when the person says no, or there is none. */
export const signWithPasskey = async (options: PasskeyOptions): Promise<unknown> => {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
};
