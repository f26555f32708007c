import type { EraseAccount } from "@naqsh/shared/account";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { dueMomentOf, rescheduleEarlyJob } from "../jobs/reschedule-early-job";
import { emailsOfAccount } from "./emails-of-account";
import { internationalNumber } from "../letters/international-number";
import { ERASE_ACCOUNT } from "./account-jobs";

/**
 * Erases the people who asked for it a month ago. Letters that lie here are forgotten first, since nobody knows the address afterwards. What is
 * still open between the person and others puts it off: the sweep asks again until it is settled.
 */
export const eraseAccountJob: JobDefinition = {
  ...ERASE_ACCOUNT,
  run: async (job, deps) => {
    const [userId, dueAt] = [given(job, "userId"), given(job, "dueAt")];
    const addresses = deps.mail.forget ? await emailsOfAccount(userId, deps) : [];
    const contact = await deps.contacts.find(userId);
    const command: EraseAccount = { type: "EraseAccount", data: { userId, dueAt } };
    const outcome = await dispatchOf(job, deps, { streamCategory: "user", streamId: userId, command });
    if (outcome.accepted) {
      for (const address of addresses) await deps.mail.forget?.(address);
      const number = internationalNumber(contact?.phone ?? "");
      if (number !== null) await deps.mail.forget?.(number);
      return;
    }
    const moment = dueMomentOf(command.type, outcome.rejection);
    if (moment !== undefined) await rescheduleEarlyJob(job, deps, { dueAt: moment, idStart: job.id });
  },
};
