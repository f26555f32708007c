import { describe, expect, it } from "vitest";
import type { Sms, SmsMessage } from "./sms";

/** An adapter under test, and what would have reached phones through it. */
export type SmsUnderTest = { sms: Sms; delivered: () => Promise<SmsMessage[]> };

/** What any adapter for short messages keeps to. */
export const smsContract = (open: () => Promise<SmsUnderTest>): void => {
  describe("short messages", () => {
    const message = (idempotencyKey: string): SmsMessage => ({
      idempotencyKey,
      to: "+966500000000",
      text: "فزت بالمزاد\nhttps://naqsh.test/orders/o",
    });

    it("arrive as they were written", async () => {
      const { sms, delivered } = await open();
      await sms.send(message("one"));
      expect(await delivered()).toEqual([message("one")]);
    });

    it("arrive once for a key, and others beside it", async () => {
      const { sms, delivered } = await open();
      await sms.send(message("one"));
      await sms.send(message("one"));
      await sms.send(message("two"));
      expect((await delivered()).map(({ idempotencyKey }) => idempotencyKey).toSorted()).toEqual(["one", "two"]);
    });
  });
};
