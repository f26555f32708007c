import { join } from "node:path";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { openLmdbPolicyCheckpoints } from "../adapters/lmdb/lmdb-policy-checkpoints";
import { installPolicies } from "./install-policies";
import { enveloped } from "../testing/recorded";

const folder = temporaryFolder();
const policies = [{ name: "answer-bell", handles: ["Rang"], onMoneyPath: false, react: () => [] }];

const openShop = async () => {
  const path = folder.fresh();
  const store = await openEmbeddedEventStore({ directory: join(path, "log"), durable: false });
  const checkpoints = openLmdbPolicyCheckpoints(join(path, "policies.mdb"), { durable: false });
  onTestFinished(async () => {
    await store.close();
    await checkpoints.close();
  });
  const tell = (name: string, causationId: string | null) => {
    const event = enveloped({ type: "Rang", data: { name } }, name);
    return store.append(`bell-${name}`, -1, [{ ...event, metadata: { ...event.metadata, causationId } }]);
  };
  return { store, checkpoints, tell, install: () => installPolicies(policies, checkpoints, store) };
};

it("begins at the log's start where people came to a new shop before its first worker", async () => {
  const shop = await openShop();
  await shop.tell("early", null);
  expect(await shop.install()).toEqual(new Map([["answer-bell", ""]]));
});

it("takes in the past of a running shop by a policy that asks for it, and goes on where it was", async () => {
  const shop = await openShop();
  await shop.tell("answered", "the event before");
  const late = [...policies, { ...policies[0]!, name: "list-bells", reactsToPast: true as const }];
  const head = await shop.store.head();
  const installed = () => installPolicies(late, shop.checkpoints, shop.store);
  expect([...(await installed())]).toEqual([
    ["answer-bell", head],
    ["list-bells", ""],
  ]);
  await shop.checkpoints.save("list-bells", head);
  expect((await installed()).get("list-bells")).toBe(head);
});

it("does nothing a second time where a shop has lost what its policies remembered", async () => {
  const shop = await openShop();
  await shop.tell("early", null);
  await shop.tell("answered", "the event before");
  expect(await shop.install()).toEqual(new Map([["answer-bell", await shop.store.head()]]));
});
