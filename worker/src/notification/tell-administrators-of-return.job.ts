import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { TELL_ADMINISTRATORS_OF_RETURN } from "./notification-jobs";
import { notify } from "./notice";

/** Each administrator hears of a return that waits for their decision. */
export const tellAdministratorsOfReturnJob: JobDefinition = {
  ...TELL_ADMINISTRATORS_OF_RETURN,
  run: async (job, deps) => {
    const subject = { orderId: given(job, "orderId"), artworkId: given(job, "artworkId") };
    for (const userId of await deps.contacts.administrators()) {
      const command = notify(given(job, "causeId"), userId, "returnToDecide", subject);
      await dispatchOf(job, deps, { streamCategory: "inbox", streamId: userId, command });
    }
  },
};
