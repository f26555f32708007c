import { describe, expect, it } from "vitest";
import type { RejectionCode } from "../../registry";
import { problemFrom } from "./problem-answer";

/** What clients were promised: a refusal that was released keeps its status. A new one need not stand here. */
const released: Readonly<Record<number, readonly RejectionCode[]>> = {
  400: ["MALFORMED_BODY", "IDEMPOTENCY_KEY_INVALID"],
  401: ["SIGN_IN_REQUIRED", "WRONG_CREDENTIALS"],
  403: [
    "FORBIDDEN",
    "ORIGIN_REFUSED",
    "ACCOUNT_BANNED",
    "CANNOT_BAN_ADMINISTRATOR",
    "NOT_YOUR_ARTWORK",
    "ARTIST_ROLE_REQUIRED",
    "NOT_YOUR_AUCTION",
    "BIDDER_IS_ARTIST",
    "BIDDER_IS_ADMINISTRATOR",
    "BIDDER_BANNED",
    "BIDDER_VOIDED",
    "BIDDER_OWES_PAYMENT",
    "NO_OFFER_FOR_YOU",
    "NOT_YOUR_ORDER",
  ],
  404: [
    "NOT_FOUND",
    "ACCOUNT_UNKNOWN",
    "ARTWORK_UNKNOWN",
    "AUCTION_UNKNOWN",
    "BIDDER_UNKNOWN",
    "ORDER_UNKNOWN",
    "PAYMENT_UNKNOWN",
    "NOTICE_UNKNOWN",
  ],
  405: ["METHOD_NOT_ALLOWED"],
  409: [
    "COMMAND_ID_REUSED",
    "ACCOUNT_NOT_CREATED",
    "REGISTRATION_ABANDONED",
    "USERNAME_TAKEN",
    "ACCOUNT_EXISTS",
    "ACCOUNT_IS_ERASED",
    "ARTWORK_EXISTS",
    "ARTWORK_NOT_PENDING",
    "ARTWORK_REVISED_MEANWHILE",
    "ARTWORK_NOT_APPROVED",
    "ARTWORK_IS_CONSIGNED",
    "ARTWORK_NOT_CONSIGNED",
    "ARTWORK_IS_SOLD",
    "AUCTION_EXISTS",
    "AUCTION_NOT_STARTED",
    "AUCTION_NOT_OPEN",
    "AUCTION_ENDED",
    "BID_UNDECIDED",
    "AUCTION_STILL_RUNNING",
    "AUCTION_NOT_FINISHED",
    "AUCTION_HAS_BIDS",
    "AUCTION_ALREADY_PAID",
    "OFFER_ENDED",
    "OFFER_STILL_OPEN",
    "ORDER_NOT_OF_AUCTION",
    "ORDER_EXISTS",
    "ORDER_IS_PAID",
    "ORDER_IS_CANCELLED",
    "PAYMENT_DEADLINE_PASSED",
    "PAYMENT_PENDING",
    "PAYMENT_NOT_DUE_YET",
    "PAYMENT_NEEDS_NO_CONFIRMATION",
    "PAYMENT_NOT_OWED_BACK",
    "PAYMENTS_NOT_TAKEN",
  ],
  413: ["BODY_TOO_LARGE", "IMAGE_TOO_LARGE"],
  415: ["UNSUPPORTED_MEDIA_TYPE"],
  417: ["EXPECTATION_FAILED"],
  422: [
    "INVALID_INPUT",
    "PASSWORDS_DIFFER",
    "PASSWORD_TOO_COMMON",
    "PASSWORD_TOO_PERSONAL",
    "IMAGE_MISSING",
    "IMAGE_UNREADABLE",
    "AUCTION_TIMES_INVALID",
    "RESERVE_BELOW_OPENING",
    "ESTIMATE_INVALID",
    "BID_TOO_LOW",
    "MAXIMUM_NOT_RAISED",
    "BID_NOT_WHOLE_RIYALS",
    "OUTAGE_INVALID",
  ],
  429: ["TOO_MANY_REQUESTS"],
  500: ["INTERNAL"],
  503: ["TOO_MUCH_CONTENTION", "VIEW_NOT_READY", "UNAVAILABLE"],
};

describe.each(Object.entries(released))("the answers of status %s", (status, codes) => {
  it.each(codes)("%s", (code) => {
    expect(problemFrom({ code }, "en").status).toBe(Number(status));
  });
});

it("answers with both texts, and keeps the refusal's kind to the shop", () => {
  const rejection = { code: "BID_TOO_LOW", minimum: 150_000 } as const;
  expect(problemFrom(rejection, "en", "c0ffee")).toEqual({
    type: "urn:naqsh:problem:bid-too-low",
    title: "The amount is below the minimum now",
    status: 422,
    code: "BID_TOO_LOW",
    messages: { ar: "ارتفع السعر، والمبلغ أقل من الحد الأدنى الآن", en: "The amount is below the minimum now" },
    details: { minimum: 150_000 },
    correlationId: "c0ffee",
  });
});
