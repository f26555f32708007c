import { expect, it } from "vitest";
import { allRefusals } from "@naqsh/shared/registry";
import type { RejectionCode } from "@naqsh/shared/registry";
import { isRefusedByDeadline } from "./command";

it("asks for lost time before it refuses by an auction's end, an offer's, an order's or a return's deadline, and by nothing else", () => {
  const byDeadline = (Object.keys(allRefusals) as RejectionCode[]).filter((code) => isRefusedByDeadline({ code }));
  expect(byDeadline.toSorted()).toEqual([
    "AUCTION_ENDED",
    "BID_UNDECIDED",
    "NO_OFFER_FOR_YOU",
    "OFFER_ENDED",
    "PAYMENT_DEADLINE_PASSED",
    "RETURN_PERIOD_OVER",
  ]);
});
