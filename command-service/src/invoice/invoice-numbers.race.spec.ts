import type { InvoiceIssued, IssueInvoice } from "@naqsh/shared/invoice";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import fc from "fast-check";
import { expect, it } from "vitest";
import { done } from "../commands/system-commands";
import { createCommandHandler } from "../handler/handle-command";
import { createScheduledEventStore } from "../testing/memory-event-store";
import { commandId, person } from "../testing/tally";
import { invoiceBookDecider } from "./invoice-book.decider";

const PROCESSES = 3;
const SELLER = { name: { ar: "نقش", en: "Naqsh" }, address: null, vatNumber: null, commercialRegistration: null };

/** Nothing is kept: every refusal here would be a fault. */
const refusals = {
  keep: async (_: string, answer: never) => answer,
  find: async () => null,
  close: async () => undefined,
};
/** One key for all. */
const keys = { obtain: async () => new Uint8Array(32), find: async () => new Uint8Array(32) };

const issue = (number: number): IssueInvoice => ({
  type: "IssueInvoice",
  data: {
    sellerId: "house",
    buyerId: "mona",
    artistId: "huda",
    parties: { seller: SELLER, buyer: { name: null, address: null }, title: { ar: "أ", en: "A" } },
    orderId: `o${number}`,
    paymentId: `p${number}`,
    invoiceId: `i${number}`,
    paidAt: "2026-03-01T10:00:00.000Z",
    parts: { vat: 15, total: 115, delivery: 0, commission: 10 },
  },
});

it("shares no number between two invoices, and skips none, whoever issues them at once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(fc.nat({ max: PROCESSES - 1 }), fc.nat({ max: 7 })), { minLength: 2, maxLength: 14 }),
      async (scheduler, sent) => {
        const store = createScheduledEventStore((what) =>
          scheduler.schedule(Promise.resolve(), what).then(() => undefined),
        );
        const codec = createEventCodec({}, keys as never);
        let now = 0;
        const handlers = Array.from({ length: PROCESSES }, (_, number) =>
          createCommandHandler({
            store,
            codec,
            refusals: refusals as never,
            clock: { now: () => (now += 1) },
            decidedBy: `process ${number}`,
          }),
        );
        const answered = new Set<string>();
        const answers = sent.map(async ([process, number]) => {
          const result = await handlers[process]!.handleCommand({
            decider: invoiceBookDecider,
            streamId: "house",
            command: issue(number),
            context: { ...person(commandId(number), `issue ${number}`), actorRole: "system" },
            answer: done,
          });
          if (result.status === "accepted") answered.add(`p${number}`);
          else expect(result.rejection.code).toBe("TOO_MUCH_CONTENTION");
        });
        await scheduler.waitFor(Promise.all(answers));
        const issued = store.log.map(({ data }) => data as InvoiceIssued["data"]);
        expect(issued.map(({ place }) => place)).toEqual(issued.map((_, at) => at + 1));
        expect(new Set(issued.map(({ paymentId }) => paymentId))).toEqual(answered);
        expect(issued).toHaveLength(answered.size);
      },
    ),
    { numRuns: 60 },
  );
});
