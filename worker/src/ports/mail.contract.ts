import { describe, expect, it } from "vitest";
import type { Mail, MailMessage } from "./mail";

/** An adapter under test, and what would have reached people through it. */
export type MailUnderTest = {
  mail: Mail;
  delivered: () => Promise<MailMessage[]>;
  reopen: () => Promise<MailUnderTest>;
};

/** What any mail adapter keeps to. */
export const mailContract = (open: () => Promise<MailUnderTest>): void => {
  describe("mail", () => {
    const letter = (idempotencyKey: string): MailMessage => ({
      idempotencyKey,
      to: "sara@naqsh.test",
      subject: "فزت بالمزاد",
      text: "مبروك",
      html: "<p>مبروك</p>",
      language: "ar",
    });

    it("delivers a letter as it was written", async () => {
      const { mail, delivered } = await open();
      await mail.send(letter("one"));
      expect(await delivered()).toMatchObject([letter("one")]);
    });

    it("delivers a key once, also after a restart, and other keys beside it", async () => {
      const subject = await open();
      await subject.mail.send(letter("one"));
      await subject.mail.send(letter("one"));
      const again = await subject.reopen();
      await again.mail.send(letter("one"));
      await again.mail.send(letter("two"));
      expect((await again.delivered()).map(({ idempotencyKey }) => idempotencyKey).toSorted()).toEqual(["one", "two"]);
    });
  });
};
