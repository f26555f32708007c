import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it } from "vitest";
import { mailContract } from "../../ports/mail.contract";
import type { MailUnderTest } from "../../ports/mail.contract";
import { createFolderMail } from "./folder-mail";

const folder = temporaryFolder();

const open = async (path: string, nowMs = 1): Promise<MailUnderTest> => {
  const mail = createFolderMail({ folder: path, clock: { now: () => nowMs } });
  return { mail, delivered: mail.letters, reopen: () => open(path, nowMs + 1) };
};

mailContract(() => open(join(folder.fresh(), "mailbox")));

describe("mailbox of files", () => {
  const letter = { to: "a@b.sa", subject: "s", text: "t", html: "h", language: "ar" as const };

  it("is empty before the first letter, and shows the newest first", async () => {
    const path = join(folder.fresh(), "mailbox");
    let nowMs = 1;
    const mailbox = createFolderMail({ folder: path, clock: { now: () => nowMs++ } });
    expect(await mailbox.letters()).toEqual([]);
    await mailbox.send({ ...letter, idempotencyKey: "first" });
    await mailbox.send({ ...letter, idempotencyKey: "second" });
    expect((await mailbox.letters()).map(({ idempotencyKey }) => idempotencyKey)).toEqual(["second", "first"]);
  });

  it("shows no half-written letter", async () => {
    const path = folder.fresh();
    const mailbox = createFolderMail({ folder: path, clock: { now: () => 1 } });
    await writeFile(join(path, "torn.json.draft"), "{");
    expect(await mailbox.letters()).toEqual([]);
  });
});
