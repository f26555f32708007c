import type { Problem } from "@naqsh/shared/problem";
import { expect, it, vi } from "vitest";
import { createApiClient } from "./api-client";
import { nextPageOf } from "./http-call";
import { ApiError } from "./api-error";
import type { Ping } from "./clock.store";
import { createPendingCommands } from "./pending-commands";

const createMemory = () => {
  const texts = new Map<string, string>();
  return {
    readText: (name: string) => texts.get(name) ?? null,
    writeText: (name: string, text: string) => void texts.set(name, text),
    removeText: (name: string) => void texts.delete(name),
    namesStartingWith: (start: string) => [...texts.keys()].filter((name) => name.startsWith(start)),
  };
};

type Reply = Response | Error;

const lost = new TypeError("Failed to fetch");
const ok = (body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status: 200, headers });
const refused = (status: number, code: string): Response => {
  const problem: Problem = {
    type: "about:blank",
    title: "",
    status,
    code,
    messages: { ar: "ارتفع السعر", en: "The price has risen" },
  };
  return new Response(JSON.stringify(problem), { status });
};

/** A client whose server gives these replies, one per request. */
const createSetting = (replies: Reply[], memory = createMemory(), made = "key") => {
  const heard: Ping[] = [];
  const requests: { path: string; headers: Record<string, string>; body: unknown }[] = [];
  let count = 0;
  let now = 0;
  const pending = createPendingCommands(memory);
  const api = createApiClient({
    fetch: async (path: string, init) => {
      requests.push({ path, headers: init?.headers as Record<string, string>, body: init?.body });
      const reply = replies.shift();
      if (!reply || reply instanceof Error) throw reply ?? new Error("No reply is left");
      return reply;
    },
    language: () => "ar",
    createId: () => `${made}-${(count += 1)}`,
    wait: async () => undefined,
    monotonicMs: () => now,
    clock: { hear: (ping) => void heard.push(ping) },
    pending,
  });
  return { api, requests, heard, pending, memory, pass: (ms: number) => (now += ms) };
};

const bid = { method: "POST", path: "/api/auctions/a/bids", intent: "bid.a", body: { amount: 500 } } as const;
const keysOf = (requests: { headers: Record<string, string> }[]) =>
  requests.map(({ headers }) => headers["Idempotency-Key"]);

it("asks again with the same id when the answer is lost", async () => {
  const { api, requests } = createSetting([lost, lost, ok({ id: "b" })]);
  await expect(api.command(bid)).resolves.toEqual({ id: "b" });
  expect(keysOf(requests)).toEqual(["key-1", "key-1", "key-1"]);
});

it("keeps the id of a command without an answer for the next page, and forgets it once answered", async () => {
  const memory = createMemory();
  const before = createSetting([lost, lost, lost, lost], memory);
  await expect(before.api.command(bid)).rejects.toMatchObject({ code: "NETWORK" });
  expect(before.pending.waiting("bid.")).toEqual([
    { intent: "bid.a", key: "key-1", method: "POST", path: bid.path, body: { amount: 500 } },
  ]);

  const after = createSetting([ok({ id: "b" })], memory, "other");
  await after.api.command(bid);
  expect(keysOf(after.requests)).toEqual(["key-1"]);
  expect(after.pending.waiting("bid.")).toEqual([]);
});

it("makes a new id when the same intent means something else now", async () => {
  const memory = createMemory();
  const before = createSetting([lost, lost, lost, lost], memory);
  await expect(before.api.command(bid)).rejects.toThrow("NETWORK");
  const after = createSetting([ok({})], memory, "other");
  await after.api.command({ ...bid, body: { amount: 600 } });
  expect(keysOf(after.requests)).toEqual(["other-1"]);
});

it("gives a refusal at once, with its text, and settles the command", async () => {
  const { api, requests, pending } = createSetting([refused(422, "BID_TOO_LOW")]);
  const failure = await api.command(bid).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ code: "BID_TOO_LOW", status: 422 });
  expect((failure as ApiError).text("en")).toBe("The price has risen");
  expect(requests).toHaveLength(1);
  expect(pending.find("bid.a")).toBeNull();
});

it("does not call a server's failure an answer", async () => {
  const { api, pending } = createSetting([refused(500, "INTERNAL")]);
  await expect(api.command(bid)).rejects.toMatchObject({ status: 500 });
  expect(pending.find("bid.a")).not.toBeNull();
});

it.each([
  [401, "SIGN_IN_REQUIRED"],
  [429, "TOO_MANY_REQUESTS"],
  [403, "ORIGIN_REFUSED"],
  [408, "INTERNAL"],
  [425, "INTERNAL"],
])("does not take %i %s for what became of the command: its id is kept", async (status, code) => {
  const { api, requests, pending } = createSetting([lost, refused(status, code), ok({ id: "b" })]);
  await expect(api.command(bid)).rejects.toMatchObject({ status, code });
  expect(pending.find("bid.a")?.key).toBe("key-1");
  await api.command(bid);
  expect(keysOf(requests)).toEqual(["key-1", "key-1", "key-1"]);
  expect(pending.find("bid.a")).toBeNull();
});

it.each([200, 403])("does not take %i with words that are not the server's for an answer", async (status) => {
  const { api, pending } = createSetting([new Response("<html>Blocked</html>", { status })]);
  await expect(api.command(bid)).rejects.toMatchObject({ code: "UNREADABLE_ANSWER" });
  expect(pending.find("bid.a")).not.toBeNull();
});

it("sends the position of the last command with queries, while views may still be behind it", async () => {
  const { api, requests, pass } = createSetting([ok({}, { "Naqsh-Position": "0042" }), ok([]), ok([])]);
  await api.command({ method: "POST", path: "/api/logout" });
  await api.get("/api/artworks");
  pass(31_000);
  await api.get("/api/artworks");
  expect(requests.map(({ headers }) => headers["Naqsh-Position"])).toEqual([undefined, "0042", undefined]);
  expect(requests[1]?.headers["Accept-Language"]).toBe("ar");
});

it("says the same to the reader whatever a proxy answers", async () => {
  const { api } = createSetting([new Response("<html>Bad gateway</html>", { status: 500 })]);
  await expect(api.get("/api/artworks")).rejects.toMatchObject({ code: "UNREADABLE_ANSWER", status: 500 });
});

it("does not take an aborted query for a lost connection", async () => {
  const controller = new AbortController();
  controller.abort();
  const { api } = createSetting([Object.assign(new Error("aborted"), { name: "AbortError" })]);
  await expect(api.get("/api/artworks", { signal: controller.signal })).rejects.toMatchObject({ name: "AbortError" });
});

it("finds the next page in a Link header", () => {
  expect(nextPageOf('</api/artworks?cursor=a>; rel="next"')).toBe("/api/artworks?cursor=a");
  expect(nextPageOf('</api/a?cursor=1>; rel="prev", </api/a?cursor=2>; rel="next"')).toBe("/api/a?cursor=2");
  expect(nextPageOf(null)).toBeNull();
});

it("hears the server's time in every answer, a refusal too, and needs none", async () => {
  const told = { "Naqsh-Time": "90000" };
  const { api, heard, pass } = createSetting([ok({}, told), new Response("", { status: 503, headers: told }), ok({})]);
  pass(7);
  await api.get("/api/a");
  await api.get("/api/b").catch(() => undefined);
  await api.get("/api/c");
  const ping = { serverTime: 90_000, sentMs: 7, receivedMs: 7 };
  expect(heard).toEqual([ping, ping]);
});

it("waits between attempts", async () => {
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined);
  const api = createApiClient({
    fetch: async () => {
      throw lost;
    },
    language: () => "ar",
    createId: () => "key",
    wait,
    monotonicMs: () => 0,
    clock: { hear: () => undefined },
    pending: createPendingCommands(createMemory()),
  });
  await expect(api.command(bid)).rejects.toThrow("NETWORK");
  expect(wait.mock.calls).toEqual([[500], [1500], [4000]]);
});
