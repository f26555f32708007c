import { expect, expectTypeOf, it } from "vitest";
import { createApiClient } from "./api-client";
import { createEndpointApi } from "./endpoint-api";
import type { RefusedAt, Sending, WriteAnswer } from "./endpoint-types";

type Sent = { path: string; init: RequestInit };

const createSetting = () => {
  const sent: Sent[] = [];
  const client = createApiClient({
    fetch: async (path, init) => {
      sent.push({ path, init });
      return new Response(JSON.stringify({ id: "made" }));
    },
    language: () => "en",
    createId: () => "made by chance",
    wait: async () => undefined,
    monotonicMs: () => 0,
    clock: { hear: () => undefined },
    pending: { keep: (intent) => `of ${intent}`, settle: () => undefined, find: () => null, waiting: () => [] },
  });
  return { api: createEndpointApi(client), sent };
};

it("sends a write to its record's path, with the body in JSON and the id of its intent", async () => {
  const { api, sent } = createSetting();
  await api.post("/api/auctions/:id/bids", { params: { id: "a/b" }, body: { amount: 500 }, intent: "bid.a" });
  expect(sent).toMatchObject([
    {
      path: "/api/auctions/a%2Fb/bids",
      init: { method: "POST", body: '{"amount":500}', headers: { "Idempotency-Key": "of bid.a" } },
    },
  ]);
});

it("sends each method, with no body if the record takes none", async () => {
  const { api, sent } = createSetting();
  await api.delete("/api/notifications/:id", { params: { id: "n" } });
  await api.put("/api/artworks/:id", { params: { id: "w" }, body: new FormData(), key: "given" });
  await api.patch("/api/admin/settings", { body: {} });
  expect(sent.map(({ path, init }) => [init.method, path])).toEqual([
    ["DELETE", "/api/notifications/n"],
    ["PUT", "/api/artworks/w"],
    ["PATCH", "/api/admin/settings"],
  ]);
  expect(sent[0]?.init.body).toBeUndefined();
  expect(sent[1]?.init.headers).toMatchObject({ "Idempotency-Key": "given" });
});

it("knows a write's parameters, body, answer and refusals by its path", () => {
  // Types alone: a mistake does not compile.
  expect.assertions(0);
  type Bids = "/api/auctions/:id/bids";
  expectTypeOf<Sending<"POST", Bids>["params"]>().toEqualTypeOf<Readonly<Record<"id", string>>>();
  expectTypeOf<Sending<"POST", Bids>["body"]>().toExtend<{ amount: unknown }>();
  expectTypeOf<WriteAnswer<"POST", Bids>>().toExtend<{ id: string }>();
  expectTypeOf<"BID_TOO_LOW" | "TOO_MANY_REQUESTS">().toExtend<RefusedAt<"POST", Bids>>();
  expectTypeOf<"NOT_YOUR_ORDER">().not.toExtend<RefusedAt<"POST", Bids>>();
  expectTypeOf<"TOO_MANY_REQUESTS">().not.toExtend<RefusedAt<"POST", "/api/admin/users/:userId/ban">>();
});
