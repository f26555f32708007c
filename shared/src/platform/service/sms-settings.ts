import { addressFrom, ConfigInvalid, secretFrom, type Environment } from "./environment";

/** The provider that short messages leave by. */
export type SmsSettings = { url: string; key: string };

/** By SMS_URL and SMS_KEY; null if no messages are sent. @throws ConfigInvalid */
export const smsFrom = (environment: Environment): SmsSettings | null => {
  const url = addressFrom(environment, "SMS_URL", ["http:", "https:"]);
  if (url === null) return null;
  const key = secretFrom(environment, "SMS_KEY");
  if (key === undefined) throw new ConfigInvalid("SMS_URL is set: set SMS_KEY, too");
  return { url, key };
};
