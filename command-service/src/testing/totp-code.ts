import { TOTP } from "otpauth";

/** What an authenticator app with this secret shows at a moment (milliseconds). */
export const totpCode = (secret: string, atMs: number): string => new TOTP({ secret }).generate({ timestamp: atMs });
