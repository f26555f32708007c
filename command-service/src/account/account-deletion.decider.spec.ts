import type { OpenBusiness } from "@naqsh/shared/account";
import { describe, expect, it } from "vitest";
import {
  eraseAccount,
  leavingAfter,
  recordStayLink,
  requestDeletion,
  withdrawDeletion,
  type Leaving,
} from "./account-deletion.decider";

const NOW = "2026-03-01T09:00:00.000Z";
const ERASES_AT = "2026-03-31T09:00:00.000Z";
const at = (now: string) => ({ now, receivedAt: now });
const leaving: Leaving = { requestId: "wish", erasesAt: ERASES_AT, digests: ["one", "two"] };
const staying = { userId: "sara", role: "collector", leaving: null };
const leaver = { ...staying, leaving };
const asked = (business: OpenBusiness[] = []) => ({
  type: "RequestAccountDeletion" as const,
  data: { userId: "sara", requestId: "wish", business },
});
const open: OpenBusiness[] = [{ kind: "leading", auctionId: "a" }];

describe("asking to be deleted", () => {
  it("gives 30 days to think it over", () => {
    expect(requestDeletion(asked(), staying, at(NOW))).toEqual({
      accepted: true,
      events: [{ type: "AccountDeletionRequested", data: { userId: "sara", requestId: "wish", erasesAt: ERASES_AT } }],
    });
  });

  it("is refused with all that is open, and for an administrator; a second time it does nothing", () => {
    const rejection = { code: "ACCOUNT_HAS_OPEN_BUSINESS", business: open };
    expect(requestDeletion(asked(open), staying, at(NOW))).toEqual({ accepted: false, rejection });
    expect(requestDeletion(asked(), { ...staying, role: "admin" }, at(NOW))).toMatchObject({
      rejection: { code: "ADMINISTRATOR_CANNOT_LEAVE" },
    });
    expect(requestDeletion(asked(open), leaver, at(NOW))).toEqual({ accepted: true, events: [] });
  });
});

describe("staying after all", () => {
  const stay = (digest?: string) => ({
    type: "WithdrawAccountDeletion" as const,
    data: { userId: "sara", ...(digest !== undefined && { digest }) },
  });
  const stayed = { type: "AccountDeletionWithdrawn", data: { userId: "sara", requestId: "wish" } };

  it("is up to the person, and to each letter's link while they leave", () => {
    for (const command of [stay(), stay("one"), stay("two")]) {
      expect(withdrawDeletion(command, leaver)).toEqual({ accepted: true, events: [stayed] });
    }
    expect(withdrawDeletion(stay(), staying)).toEqual({ accepted: true, events: [] });
    for (const account of [leaver, staying]) {
      expect(withdrawDeletion(stay("three"), account)).toMatchObject({ rejection: { code: "LINK_INVALID" } });
    }
  });

  it("has links for the newest wish alone", () => {
    const sent = (requestId: string, digest: string) => ({
      type: "RecordStayLinkSent" as const,
      data: { userId: "sara", requestId, digest },
    });
    expect(recordStayLink(sent("wish", "three"), leaver)).toMatchObject({ events: [{ type: "StayLinkSent" }] });
    expect(recordStayLink(sent("wish", "one"), leaver)).toEqual({ accepted: true, events: [] });
    for (const account of [staying, { ...leaver, leaving: { ...leaving, requestId: "another" } }]) {
      expect(recordStayLink(sent("wish", "three"), account)).toMatchObject({
        rejection: { code: "ACCOUNT_NOT_LEAVING" },
      });
    }
  });

  it("is what the fold of its events says", () => {
    const requested = {
      type: "AccountDeletionRequested" as const,
      data: { userId: "sara", requestId: "wish", erasesAt: ERASES_AT },
    };
    const linked = { type: "StayLinkSent" as const, data: { userId: "sara", requestId: "wish", digest: "one" } };
    const begun = leavingAfter(leavingAfter(null, requested), linked);
    expect(begun).toEqual({ ...leaving, digests: ["one"] });
    expect(leavingAfter(begun, { type: "AccountDeletionWithdrawn", data: linked.data })).toBeNull();
  });
});

describe("the erasure", () => {
  const erase = (data: object = {}) => ({
    type: "EraseAccount" as const,
    data: { userId: "sara", dueAt: ERASES_AT, ...data },
  });

  it("comes at its time, and not before", () => {
    expect(eraseAccount(erase(), leaver, at(ERASES_AT))).toEqual({
      accepted: true,
      events: [{ type: "AccountErased", data: { userId: "sara" } }],
    });
    expect(eraseAccount(erase(), leaver, at("2026-03-31T08:59:59.999Z"))).toMatchObject({
      rejection: { code: "ERASURE_NOT_DUE", erasesAt: ERASES_AT },
    });
  });

  it("is not for who stays, nor for who began to leave anew, nor while something is open", () => {
    const anew = { ...leaver, leaving: { ...leaving, erasesAt: "2026-04-02T09:00:00.000Z" } };
    for (const account of [staying, anew]) {
      expect(eraseAccount(erase(), account, at(ERASES_AT))).toMatchObject({
        rejection: { code: "ACCOUNT_NOT_LEAVING" },
      });
    }
    expect(eraseAccount(erase({ business: open }), leaver, at(ERASES_AT))).toMatchObject({
      rejection: { code: "ACCOUNT_HAS_OPEN_BUSINESS", business: open },
    });
  });
});
