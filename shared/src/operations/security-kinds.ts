/** What the security log holds: who came in, who was turned away, whose rights changed. */
export const SECURITY_KINDS = [
  "signedIn",
  "signInFailed",
  "signInBlocked",
  "registered",
  "forbidden",
  "banned",
  "unbanned",
  "newDevice",
  "secondFactorFailed",
  "secondFactorBlocked",
  "secondFactorAdded",
  "secondFactorRemoved",
  "recoveryCodesMade",
  "recoveryCodeUsed",
  "identityConfirmed",
  "confirmationFailed",
  "passwordChanged",
  "roleChanged",
  "sessionEnded",
  "otherSessionsEnded",
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];
