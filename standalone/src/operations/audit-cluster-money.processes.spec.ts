import { createEventStoreDbEventStore } from "@naqsh/shared/platform/adapters/eventstoredb/eventstoredb-event-store";
import { EventStorePeer } from "@naqsh/shared/platform/adapters/eventstoredb/testing/event-store-peer";
import { amountsOf } from "@naqsh/shared/order";
import { NO_STREAM } from "@naqsh/shared/platform/ports/event-store";
import { builtProgram } from "@naqsh/shared/testing/built-program";
import { eventToStore } from "@naqsh/shared/testing/events-to-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openLmdbSandboxLedger } from "@naqsh/worker/adapters/lmdb/lmdb-sandbox-ledger";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";

const folder = temporaryFolder();
const amounts = amountsOf(1_000_00);
const ofPayment = { orderId: "o", buyerId: "mona", artistId: "huda", paymentId: "p" };

const orderEvent = (type: string, data: Record<string, unknown>) => ({ ...eventToStore(type, data), type });

/** A cluster whose log holds a paid order, and whose provider took a sum for it. */
const clusterThatTook = async (taken: number): Promise<Record<string, string>> => {
  const peer = new EventStorePeer(folder.fresh());
  await peer.start();
  onTestFinished(() => peer.kill());
  const log = createEventStoreDbEventStore({ url: peer.url });
  const events = [
    orderEvent("OrderCreated", { ...ofPayment, amounts }),
    orderEvent("PaymentBegun", { ...ofPayment, method: "sandbox-succeeds" }),
    orderEvent("PaymentSucceeded", { ...ofPayment, amounts }),
  ];
  await log.append("order-o", NO_STREAM, events);
  await log.close();
  const dataFolder = folder.fresh();
  mkdirSync(join(dataFolder, "sandbox"));
  const ledger = openLmdbSandboxLedger(join(dataFolder, "sandbox", "payments.mdb"));
  const charge = { idempotencyKey: "p", orderId: "o", amount: taken, method: "sandbox-succeeds" };
  await ledger.keepCharge({ charge, outcome: { status: "succeeded", reference: "sandbox-p", kind: "sandbox" } });
  await ledger.close();
  return { EVENTSTORE_URL: peer.url, DATA_FOLDER: dataFolder };
};

const SERVICES = {
  PROJECTION_SERVICE_URL: "http://127.0.0.1:9",
  SERVICE_TOKEN: "services know each other by this one",
};

/** What `npm run ops -- verify money` says beside a cluster, and how it ends. */
const audited = async (environment: Record<string, string>) => {
  const program = await builtProgram(join(import.meta.dirname, "..", "ops.ts"));
  const env = { PATH: process.env["PATH"], ...SERVICES, ...environment };
  const ops = spawn(process.execPath, [program, "verify", "money"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const [said, error, [code]] = await Promise.all([text(ops.stdout), text(ops.stderr), once(ops, "exit")]);
  return { said, error, code: Number(code) };
};

it("accounts for every halala of a cluster, by its log and by what its providers say", async () => {
  const { said, error, code } = await audited(await clusterThatTook(amounts.total));
  expect({ error, code }).toEqual({ error: "", code: 0 });
  expect(said).toContain("1 orders: 1150.00 SAR came in");
  expect(said).toContain("Every halala is accounted for.");
});

it("says where the provider of a cluster tells another story", async () => {
  const { said, code } = await audited(await clusterThatTook(1));
  expect(said).toContain("order-o: payment p brought 115000 halalas here and 1 at the sandbox");
  expect(code).toBe(2);
});

it("needs to know where the log lies", async () => {
  const { error, code } = await audited({ DATA_FOLDER: folder.fresh() });
  expect(error).toContain("EVENTSTORE_URL");
  expect(code).not.toBe(0);
});
