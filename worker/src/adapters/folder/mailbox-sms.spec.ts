import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { smsContract } from "../../ports/sms.contract";
import { createFolderMail } from "./folder-mail";
import { createMailboxSms } from "./mailbox-sms";

const folders = temporaryFolder();

smsContract(async () => {
  const mail = createFolderMail({ folder: folders.fresh(), clock: createSimulatedClock(0) });
  return {
    sms: createMailboxSms(mail),
    delivered: async () =>
      (await mail.letters()).map(({ idempotencyKey, to, text }) => ({
        idempotencyKey: idempotencyKey.replace(/^sms-/, ""),
        to,
        text,
      })),
  };
});
