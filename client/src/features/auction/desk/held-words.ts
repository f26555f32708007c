import type { BidHold } from "./bid.store";

/** What a screen says while the outcome of a bid is not known. */
export const heldWords = {
  signIn: "strip.unknownSignIn",
  wait: "strip.unknown",
} as const satisfies Record<BidHold, string>;
