import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { KeptCharge, SandboxLedger } from "./sandbox-ledger";

/** What any ledger of the sandbox must do. `another` opens the same one beside it, as a second worker does. */
export const describeSandboxLedger = (
  adapter: string,
  open: () => Promise<{ ledger: SandboxLedger; another: () => Promise<SandboxLedger> }>,
): void => {
  describe(`${adapter} as the sandbox's ledger`, () => {
    let ledger: SandboxLedger;
    let another: SandboxLedger;
    beforeEach(async () => {
      const opened = await open();
      ledger = opened.ledger;
      another = await opened.another();
    });
    afterEach(async () => {
      await Promise.all([ledger.close(), another.close()]);
    });

    const kept = (idempotencyKey: string, amount = 100): KeptCharge => ({
      charge: { idempotencyKey, orderId: "o", amount, method: "sandbox-needs-confirmation" },
      outcome: { status: "needsConfirmation", reference: `sandbox-${idempotencyKey}` },
    });
    const everything = async <Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> => {
      const found: Entry[] = [];
      for await (const entry of entries) found.push(entry);
      return found;
    };

    it("keeps the first of many charges under a key, and gives that to each", async () => {
      const asked = Array.from({ length: 12 }, (_, n) => (n % 2 ? ledger : another).keepCharge(kept("a", n)));
      const answers = await Promise.all(asked);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await another.findCharge("a")).toEqual(answers[0]);
      expect(await everything(ledger.charges())).toEqual([answers[0]]);
    });

    it("tells a second worker of what the first one charged and settled", async () => {
      await ledger.keepCharge(kept("a"));
      expect(await another.findCharge("a")).toEqual(kept("a"));
      const outcome = { status: "succeeded", reference: "sandbox-a" } as const;
      await another.settleCharge("a", outcome);
      expect(await ledger.findCharge("a")).toEqual({ ...kept("a"), outcome });
      expect(await ledger.keepCharge(kept("a"))).toEqual({ ...kept("a"), outcome });
    });

    it("knows nothing of what was never charged, and settles nothing there", async () => {
      await ledger.settleCharge("never", { status: "failed", reason: "none" });
      expect(await ledger.findCharge("never")).toBeNull();
      expect(await everything(ledger.charges())).toEqual([]);
    });

    it("keeps one refund under a key", async () => {
      const refund = { idempotencyKey: "r", reference: "sandbox-a", amount: 100 };
      await Promise.all([ledger, another].map((each) => each.keepRefund(refund)));
      await ledger.keepRefund({ ...refund, amount: 7 });
      expect(await everything(another.refunds())).toEqual([refund]);
    });
  });
};
