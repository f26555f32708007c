import type { OrderEvent } from "@naqsh/shared/order";
import { expect, it } from "vitest";
import type { JobDeps } from "../jobs/job-definition";
import type { AskedRefund } from "../ports/payments";
import { createSilentLogger } from "../testing/silent-logger";
import { refundPaymentJob } from "./refund-payment.job";

const PAYMENT = "00000000-0000-4000-8000-000000000001";
const of = { orderId: "o", buyerId: "b", paymentId: PAYMENT, amount: 100_00, refundId: "r" };
const owed: OrderEvent = { type: "RefundOwed", data: { ...of, reference: "pi" } };
const failed = (name: string): OrderEvent => ({
  type: "RefundFailed",
  data: { ...of, providerRefund: name, reason: "lost" },
});
const repeated: OrderEvent = { type: "RefundRepeated", data: { ...of, reference: "pi", nth: 1, repeatedBy: "admin" } };
const job = {
  id: "refund-payment_r",
  at: "2026-03-01T10:00:02.000Z",
  queue: "order",
  name: "refund-payment",
  data: { orderId: "o", paymentId: PAYMENT, reference: "pi", amount: "10000", refundId: "r" },
};

const run = async (events: OrderEvent[], answer: Awaited<ReturnType<JobDeps["commandBus"]["dispatch"]>>) => {
  const asked: AskedRefund[] = [];
  const logger = createSilentLogger();
  const deps = {
    logger,
    store: {
      readStream: async function* () {
        yield* events.map((event) => ({ ...event, schemaVersion: 1 }));
      },
    },
    payments: {
      refund: async (refund: AskedRefund) => {
        asked.push(refund);
        return { status: "sent", name: "re_2" };
      },
    },
    commandBus: { dispatch: async () => answer },
  } as unknown as JobDeps;
  await refundPaymentJob.run(job, deps);
  const alerts = logger.lines.flatMap(({ level, fields }) => (level === "error" ? [fields] : []));
  return { asked, alerts };
};

it("asks with the failures that the order knows of, and not at all while an administrator is waited for", async () => {
  const { asked, alerts } = await run([owed, failed("re_1"), repeated], { accepted: true });
  expect(asked).toMatchObject([{ reference: "pi", amount: 100_00, failed: ["re_1"] }]);
  expect(alerts).toEqual([]);
  expect((await run([owed, failed("re_1")], { accepted: true })).asked).toEqual([]);
});

it("asks for nothing while an administrator transfers the money, nor once they gave that up", async () => {
  const claimed: OrderEvent = { type: "RefundTransferClaimed", data: { ...of, claimedBy: "admin", claimedAt: job.at } };
  const released: OrderEvent = { type: "RefundTransferReleased", data: { ...of, releasedBy: "admin" } };
  for (const since of [[claimed], [claimed, released]])
    expect((await run([owed, failed("re_1"), ...since], { accepted: true })).asked).toEqual([]);
});

it("calls an operator for money that went twice", async () => {
  const { alerts } = await run([owed], { accepted: false, rejection: { code: "REFUND_WENT_ALREADY" } });
  expect(alerts).toMatchObject([
    { alert: true, orderId: "o", paymentId: PAYMENT, refundId: "r", amount: 100_00, name: "re_2" },
  ]);
});
