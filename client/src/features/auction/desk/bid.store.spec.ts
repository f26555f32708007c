import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendBid, unansweredBid } from "../auction.api";
import { createBidStore, type BidDeps } from "./bid.store";
import { answer, AUCTION } from "../testing/auction-fixtures";

const AMOUNT = 16_500_00;
const USER = "44444444-4444-4444-8444-444444444444";

const storeOf = (over: Partial<BidDeps> = {}) =>
  createBidStore({
    send: async () => ({ kind: "accepted", answer: answer() }),
    unanswered: () => null,
    armedForMs: () => 4000,
    ...over,
  });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("two steps", () => {
  it("arms, then sends once", async () => {
    const send = vi.fn<BidDeps["send"]>(async () => ({ kind: "accepted", answer: answer() }));
    const store = storeOf({ send });
    store.getState().arm(AMOUNT, "bid 1");
    expect(store.getState().current).toMatchObject({ phase: "armed", amount: AMOUNT });
    store.getState().confirm();
    store.getState().confirm();
    expect(store.getState().current.phase).toBe("pending");
    await vi.runAllTimersAsync();
    expect(send).toHaveBeenCalledTimes(1);
    expect(store.getState().current.phase).toBe("accepted");
  });

  it("sends nothing that was not armed", () => {
    const send = vi.fn<BidDeps["send"]>();
    const store = storeOf({ send });
    store.getState().confirm();
    expect(send).not.toHaveBeenCalled();
  });

  it("disarms after four seconds, by itself", () => {
    const store = storeOf();
    store.getState().arm(AMOUNT, "bid 1");
    vi.advanceTimersByTime(3999);
    expect(store.getState().current.phase).toBe("armed");
    vi.advanceTimersByTime(1);
    expect(store.getState().current).toEqual({ phase: "idle", notice: "disarmed" });
  });

  it("stays armed until it is confirmed where the reader chose so", () => {
    const store = storeOf({ armedForMs: () => null });
    store.getState().arm(AMOUNT, "bid 1");
    vi.advanceTimersByTime(600_000);
    expect(store.getState().current.phase).toBe("armed");
  });

  it("disarms and says why when the price moves", () => {
    const store = storeOf();
    store.getState().arm(AMOUNT, "bid 1");
    store.getState().basisIs("bid 1");
    expect(store.getState().current.phase).toBe("armed");
    store.getState().basisIs("bid 2");
    expect(store.getState().current).toEqual({ phase: "idle", notice: "priceMoved" });
  });

  it("ends refused, with the refusal", async () => {
    const refusal = { code: "BID_TOO_LOW", messages: { ar: "أقل", en: "low" }, details: { minimum: 17_000_00 } };
    const store = storeOf({ send: async () => ({ kind: "refused", refusal }) });
    store.getState().arm(AMOUNT, "bid 1");
    store.getState().confirm();
    await vi.runAllTimersAsync();
    expect(store.getState().current).toMatchObject({ phase: "refused", refusal, isResent: false });
  });

  it("sends again and again while there is no answer, and nothing else meanwhile", async () => {
    let calls = 0;
    const send = vi.fn<BidDeps["send"]>(async () => {
      calls += 1;
      return calls < 3
        ? { kind: "unanswered", hold: null, retryAfterMs: null }
        : { kind: "accepted", answer: answer() };
    });
    const store = storeOf({ send });
    store.getState().send(AMOUNT);
    await vi.advanceTimersByTimeAsync(100);
    store.getState().arm(99_000_00, "bid 1");
    store.getState().send(99_000_00);
    expect(store.getState().current).toMatchObject({ phase: "pending", amount: AMOUNT, isResent: true });
    await vi.runAllTimersAsync();
    expect(send.mock.calls).toEqual([[AMOUNT], [AMOUNT], [AMOUNT]]);
    expect(store.getState().current).toMatchObject({ phase: "accepted", isResent: true });
  });
});

describe("a bid that was left without an answer", () => {
  type Sent = { key: string | null; body: string };

  const network = (reply: () => Response | null): Sent[] => {
    const sent: Sent[] = [];
    vi.stubGlobal("fetch", async (_path: string, init: RequestInit & { body: string }) => {
      sent.push({ key: new Headers(init.headers).get("Idempotency-Key"), body: init.body });
      const response = reply();
      if (!response) throw new TypeError("Failed to fetch");
      return response;
    });
    return sent;
  };

  const open = () =>
    storeOf({
      send: (amount) => sendBid(AUCTION, USER, amount),
      unanswered: () => unansweredBid(AUCTION, USER),
    });

  it("is sent again under the same id when the page is opened again, and ends accepted", async () => {
    let isDown = true;
    const sent = network(() => (isDown ? null : new Response(JSON.stringify(answer()), { status: 201 })));
    const closed = open();
    closed.getState().send(AMOUNT);
    await vi.advanceTimersByTimeAsync(100);
    closed.getState().dispose();

    isDown = false;
    const reopened = open();
    reopened.getState().resume();
    expect(reopened.getState().current).toMatchObject({ phase: "pending", amount: AMOUNT, isResent: true });
    await vi.advanceTimersByTimeAsync(50);
    expect(reopened.getState().current).toMatchObject({ phase: "accepted", isResent: true });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(sent.map(({ body }) => body))).toEqual(new Set(['{"amount":16500}']));
    expect(unansweredBid(AUCTION, USER)).toBeNull();
  });

  it("ends refused where the server says so, and is forgotten", async () => {
    let isDown = true;
    const problem = { code: "AUCTION_ENDED", messages: { ar: "انتهى", en: "ended" }, status: 409, title: "", type: "" };
    network(() => (isDown ? null : new Response(JSON.stringify(problem), { status: 409 })));
    const closed = open();
    closed.getState().send(AMOUNT);
    await vi.advanceTimersByTimeAsync(100);
    closed.getState().dispose();
    expect(unansweredBid(AUCTION, USER)).toBe(AMOUNT);

    isDown = false;
    const reopened = open();
    reopened.getState().resume();
    await vi.advanceTimersByTimeAsync(50);
    expect(reopened.getState().current).toMatchObject({ phase: "refused", isResent: true });
    expect(unansweredBid(AUCTION, USER)).toBeNull();
  });

  const refusedWith = (status: number, code: string, headers: Record<string, string> = {}): Response =>
    new Response(JSON.stringify({ code, messages: { ar: "", en: "" }, status, title: "", type: "" }), {
      status,
      headers,
    });
  const recorded = (): Response => new Response(JSON.stringify(answer()), { status: 201 });

  it("is not called refused where the session has ended meanwhile, and has its answer after signing in", async () => {
    const replies: (Response | null)[] = [null, refusedWith(401, "SIGN_IN_REQUIRED")];
    const sent = network(() => (replies.length > 0 ? replies.shift()! : recorded()));
    const signedOut = open();
    signedOut.getState().send(AMOUNT);
    await vi.advanceTimersByTimeAsync(600);
    expect(signedOut.getState().current).toMatchObject({ phase: "pending", amount: AMOUNT, hold: "signIn" });
    signedOut.getState().dispose();
    expect(unansweredBid(AUCTION, USER)).toBe(AMOUNT);

    const signedIn = open();
    signedIn.getState().resume();
    await vi.advanceTimersByTimeAsync(50);
    expect(signedIn.getState().current).toMatchObject({ phase: "accepted", amount: AMOUNT, isResent: true });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(unansweredBid(AUCTION, USER)).toBeNull();
  });

  it("asks again by itself where somebody has signed in elsewhere in the browser", async () => {
    const replies = [refusedWith(401, "SIGN_IN_REQUIRED")];
    network(() => replies.shift() ?? recorded());
    const store = open();
    store.getState().send(AMOUNT);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(store.getState().current).toMatchObject({ phase: "pending", hold: "signIn" });
    await vi.advanceTimersByTimeAsync(1_100);
    expect(store.getState().current.phase).toBe("accepted");
  });

  it("waits as long as the server asks where too much was sent, then asks again", async () => {
    const replies: (Response | null)[] = [null, refusedWith(429, "TOO_MANY_REQUESTS", { "Retry-After": "20" })];
    const sent = network(() => (replies.length > 0 ? replies.shift()! : recorded()));
    const store = open();
    store.getState().send(AMOUNT);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(store.getState().current).toMatchObject({ phase: "pending", hold: "wait" });
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(store.getState().current).toMatchObject({ phase: "accepted", isResent: true });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it("gives the next bid an id of its own", async () => {
    const sent = network(() => new Response(JSON.stringify(answer()), { status: 201 }));
    const store = open();
    store.getState().send(AMOUNT);
    await vi.advanceTimersByTimeAsync(50);
    store.getState().send(AMOUNT);
    await vi.advanceTimersByTimeAsync(50);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it("leaves another person's bid on the same device alone", async () => {
    network(() => null);
    const store = open();
    store.getState().send(AMOUNT);
    await vi.advanceTimersByTimeAsync(100);
    store.getState().dispose();
    expect(unansweredBid(AUCTION, "somebody-else")).toBeNull();
  });
});
